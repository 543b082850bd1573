import type { Atlas } from '../data.ts';
import { hashOf, type Address } from './address.ts';

export type Found = { readonly hash: string; readonly title: string; readonly words: string };

const MOST = 12;

/** Flows, states, events and requirements in which all the words occur; names before meanings. */
export function search({ flows, requirements }: Atlas, wanted: string): readonly Found[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const entry = (address: Address, title: string, text: string): Found => ({
    hash: hashOf(address),
    title,
    words: text,
  });
  const all = [
    ...flows.map(({ name, meaning }) => entry({ kind: 'flow', flow: name }, name, meaning)),
    ...flows.flatMap(({ name, states }) =>
      states.map(({ path, meaning }) =>
        entry({ kind: 'state', flow: name, path }, `${name}: ${path}`, meaning),
      ),
    ),
    ...requirements.map(({ id, text }) => entry({ kind: 'requirement', id }, id, text)),
    ...flows.flatMap(({ name, transitions }) =>
      transitions.map(({ id, guard, to }) =>
        entry({ kind: 'transition', flow: name, id }, `${name}: ${id}`, `${guard} ${to.join(' ')}`),
      ),
    ),
  ];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const named = all.filter(({ title }) => has(title));
  const meant = all.filter((one) => !named.includes(one) && has(`${one.title} ${one.words}`));
  return [...named, ...meant].slice(0, MOST);
}

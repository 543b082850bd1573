import type { Atlas } from '../data.ts';
import { hashOf, type Address } from './address.ts';
import { conditionText, eventText, stateText } from './language.ts';

export type Found = { readonly hash: string; readonly title: string; readonly words: string };

const MAX = 12;

/** `also` is searched and not shown: the text of the other language. */
type Entry = Found & { readonly also: string };

/**
 * Flows, states, transitions, requirements and clauses that contain all the words, in words or in code; names before
 * meanings.
 */
export function search(
  { flows, requirements, specification }: Atlas,
  wanted: string,
): readonly Found[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const entry = (address: Address, title: string, text: string, also = ''): Entry => ({
    hash: hashOf(address),
    title,
    words: text,
    also,
  });
  const all = [
    ...flows.map(({ name, meaning }) => entry({ kind: 'flow', flow: name }, name, meaning)),
    ...flows.flatMap((flow) =>
      flow.states.map(({ path, meaning, reqs, texts }) =>
        entry(
          { kind: 'state', flow: flow.name, path },
          `${flow.name}: ${stateText(flow, path)}`,
          meaning,
          [path, flow.words.states[path], ...reqs, ...texts].join(' '),
        ),
      ),
    ),
    ...requirements.map(({ id, text }) => entry({ kind: 'requirement', id }, id, text)),
    ...specification
      .flatMap(({ clauses }) => clauses)
      .map(({ number, text }) =>
        entry({ kind: 'clause', number }, `specification, ${String(number)}`, text),
      ),
    ...flows.flatMap((flow) =>
      flow.transitions.map((one) => {
        const [from, to] = [stateText(flow, one.from), one.to.map((path) => stateText(flow, path))];
        const when = [eventText(flow, one.event), conditionText(flow, one)].filter(Boolean);
        const { events, conditions } = flow.words;
        return entry(
          { kind: 'transition', flow: flow.name, id: one.id },
          `${flow.name}: ${when.join(', ')}`,
          [from, to.join(', ')].filter(Boolean).join(' → '),
          [
            ...[one.id, one.guard, ...one.actions, ...one.to, ...one.says],
            ...[events[one.event], conditions[one.id]],
            ...one.effects,
          ].join(' '),
        );
      }),
    ),
  ];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const named = all.filter(({ title }) => has(title));
  const meant = all.filter(
    (one) => !named.includes(one) && has(`${one.title} ${one.words} ${one.also}`),
  );
  return [...named, ...meant].slice(0, MAX).map(({ hash, title, words: text }) => ({
    hash,
    title,
    words: text,
  }));
}

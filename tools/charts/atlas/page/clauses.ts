import type { Clause, SpecificationBlock } from '../clauses.ts';
import type { Atlas, AtlasFlow, AtlasState } from '../data.ts';
import type { AtlasRequirement } from '../requirements.ts';
import { hashOf } from './address.ts';
import { html, joined, type Html } from './html.ts';
import { isCovered } from './index-views.ts';
import { stateText } from './language.ts';
import { link, table, toRequirement, toState } from './parts.ts';

/** Evidence for a clause. */
export type Realised = {
  readonly by: 'picture' | 'name' | 'part' | 'nothing' | 'no requirement';
  readonly requirements: readonly AtlasRequirement[];
  readonly states: readonly { readonly flow: AtlasFlow; readonly state: AtlasState }[];
  readonly files: readonly string[];
  readonly pictures: number;
};

const MEANING: Readonly<Record<Realised['by'], string>> = {
  picture: 'realised, with a picture',
  name: 'realised, without a picture',
  part: 'realised in part',
  nothing: 'not realised',
  'no requirement': 'without a requirement',
};

const isGap = ({ by }: Realised): boolean => by !== 'picture' && by !== 'name';

export function realisedIn({ flows, requirements }: Atlas, clause: Clause): Realised {
  const own = clause.requirements.flatMap((id) => requirements.find((one) => one.id === id) ?? []);
  const places = new Map(
    own.flatMap(({ states }) => states.map((at) => [`${at.flow}/${at.path}`, at] as const)),
  );
  const states = [...places.values()].flatMap((at) => {
    const flow = flows.find(({ name }) => name === at.flow);
    const state = flow?.states.find(({ path }) => path === at.path);
    return flow && state ? [{ flow, state }] : [];
  });
  const pictures = states.filter(({ state }) => state.screens.length > 0).length;
  const files = [...new Set(own.flatMap((one) => one.files))].toSorted();
  return { by: howRealised(own, pictures), requirements: own, states, files, pictures };
}

function howRealised(own: readonly AtlasRequirement[], pictures: number): Realised['by'] {
  const covered = own.filter(isCovered).length;
  if (own.length === 0) return 'no requirement';
  if (covered === 0) return 'nothing';
  if (covered < own.length) return 'part';
  return pictures > 0 ? 'picture' : 'name';
}

export const clausesOf = ({ specification }: Pick<Atlas, 'specification'>): readonly Clause[] =>
  specification.flatMap(({ clauses }) => clauses);

type Filter = readonly [name: string, text: string, is: (one: Realised) => boolean];

const FILTERS: readonly Filter[] = [
  ['', 'all', () => true],
  ['open', 'not realised', isGap],
  ['unseen', 'without a picture', ({ pictures }) => pictures === 0],
];

/** The text of the specification; the chosen clause is open below its line. */
export function clausesView(atlas: Atlas, chosen: number | null, filter: string): Html {
  const realised = new Map(clausesOf(atlas).map((one) => [one.number, realisedIn(atlas, one)]));
  const found = [...realised.values()];
  const is = FILTERS.find(([name]) => name === filter)?.[2] ?? (() => true);
  const wanted = ({ number }: Clause): boolean => {
    const one = realised.get(number);
    return one !== undefined && is(one);
  };
  const view = (block: SpecificationBlock): Html => {
    const shown = block.clauses.filter(wanted);
    const open = shown.find(({ number }) => number === chosen);
    return html`${blockView(
      block,
      shown.map((one) => clauseLink(one, realised.get(one.number), one === open)),
    )}
    ${open ? panel(open, realisedIn(atlas, open), found.length) : null}`;
  };
  const blocks = shownBlocks(atlas.specification, filter !== '', wanted);
  return html`<h2>The specification</h2>
    <p class="lead">
      ${found.filter((one) => !isGap(one)).length} of ${found.length} sentences are realised: each
      of their requirements is named by a state or a test. A picture shows at least one of them.
      Choose a sentence to see what realises it.
    </p>
    <ul class="figures">
      ${Object.entries(MEANING).map(([by, meaning]) => {
        const count = found.filter((one) => one.by === by).length;
        return html`<li class="clause-key" data-by="${by}">
          <strong>${count}</strong> ${meaning}
        </li>`;
      })}
    </ul>
    <div class="desk" role="group" aria-label="Which sentences">
      ${FILTERS.map(([name, text, isOne]) => {
        const to = hashOf(name === '' ? { kind: 'clauses' } : { kind: 'clauses', filter: name });
        const label = `${text} (${String(found.filter(isOne).length)})`;
        return name === filter
          ? html`<a href="${to}" aria-current="page">${label}</a>`
          : html`<a href="${to}">${label}</a>`;
      })}
    </div>
    ${blocks.length === 0 ? html`<p class="card">There is none.</p>` : null}
    <div class="specification">${blocks.map(view)}</div>`;
}

/** With a filter, headings without a shown clause go. */
function shownBlocks(
  all: readonly SpecificationBlock[],
  isFiltered: boolean,
  wanted: (clause: Clause) => boolean,
): readonly SpecificationBlock[] {
  if (!isFiltered) return all;
  return all.filter(({ kind, level, clauses }, index) => {
    if (kind !== 'heading') return clauses.some(wanted);
    const rest = all.slice(index + 1);
    const end = rest.findIndex((one) => one.kind === 'heading' && one.level <= level);
    const inside = end < 0 ? rest : rest.slice(0, end);
    return inside.some((one) => one.clauses.some(wanted));
  });
}

function blockView({ kind, level, title }: SpecificationBlock, clauses: readonly Html[]): Html {
  const content = joined(clauses, ' ');
  if (kind === 'heading') {
    if (level === 1) return html`<p class="title">${title}</p>`;
    return level === 2 ? html`<h3>${title}</h3>` : html`<h4>${title}</h4>`;
  }
  return html`<p class="${kind}" data-mark="${kind === 'item' && title === '' ? '•' : title}">
    ${content}
  </p>`;
}

function clauseLink(
  { number, text }: Clause,
  realised: Realised | undefined,
  isOpen: boolean,
): Html {
  if (!realised) return html``;
  const [first = '', ...rest] = text.split(' | ');
  const words =
    rest.length === 0
      ? textOf(first)
      : html`<strong>${first}</strong> <span>${textOf(rest.join(' | '))}</span>`;
  const to = hashOf(isOpen ? { kind: 'clauses' } : { kind: 'clause', number });
  return html`<a
    class="clause"
    id="clause-${number}"
    href="${to}"
    data-by="${realised.by}"
    aria-expanded="${String(isOpen)}"
    title="${summary(number, realised)}"
    >${words}</a
  >`;
}

const textOf = (text: string): Html =>
  joined(
    text
      .split('**')
      .map((part, index) => (index % 2 === 1 ? html`<strong>${part}</strong>` : html`${part}`)),
  );

const counted = (count: number, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

const summary = (number: number, one: Realised): string =>
  `${String(number)}: ${MEANING[one.by]} (${[
    counted(one.requirements.length, 'requirement'),
    counted(one.states.length, 'state'),
    counted(one.files.length, 'test file'),
    counted(one.pictures, 'picture'),
  ].join(', ')})`;

function panel({ number }: Clause, one: Realised, last: number): Html {
  const neighbour = (to: number, text: string): Html | null =>
    to < 1 || to > last ? null : link({ kind: 'clause', number: to }, text);
  return html`<section class="realised" id="realised" aria-label="What realises sentence ${number}">
    <p class="quiet">
      Sentence ${summary(number, one)} ${neighbour(number - 1, '← before')}
      ${neighbour(number + 1, 'next →')}
    </p>
    ${one.pictures === 0 ? null : html`<div class="strip">${one.states.map(pictureOf)}</div>`}
    ${
      one.requirements.length === 0
        ? html`<p class="gap">No requirement states it.</p>`
        : table(
            ['requirement', 'in its words', 'states', 'tests'],
            one.requirements.map((own) => ({
              cells: [
                toRequirement(own.id),
                own.text,
                joined(
                  one.states
                    .filter((at) => isNamedBy(at, own))
                    .map(({ flow, state }) => toState(flow.name, state.path, nameOf(flow, state))),
                  ', ',
                ),
                own.files.length,
              ],
              isGap: !isCovered(own),
            })),
            'Requirements',
          )
    }
    ${
      one.files.length === 0
        ? null
        : html`<details>
            <summary>${counted(one.files.length, 'test file')}</summary>
            <ul>
              ${one.files.map((file) => html`<li><code>${file}</code></li>`)}
            </ul>
          </details>`
    }
  </section>`;
}

const isNamedBy = ({ flow, state }: Realised['states'][number], { states }: AtlasRequirement) =>
  states.some((at) => at.flow === flow.name && at.path === state.path);

const nameOf = (flow: AtlasFlow, { path }: AtlasState): string =>
  `${flow.name}: ${stateText(flow, path)}`;

function pictureOf({ flow, state }: Realised['states'][number]): Html {
  const [screen] = state.screens.filter(({ language }) => language === 'en');
  if (!screen) return html``;
  const name = nameOf(flow, state);
  const picture = html`<img loading="lazy" src="${screen.file}" alt="The screen in ${name}" />
    ${name}`;
  return link({ kind: 'state', flow: flow.name, path: state.path }, picture);
}

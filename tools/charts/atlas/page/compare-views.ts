import type { ChangeKind } from '@sundry/statecharts/drawing';
import type { Atlas } from '../data.ts';
import type { Comparison, FlowComparison, Reach } from '../compare/comparison.ts';
import type { PartChange } from '../compare/flow-changes.ts';
import type { PictureChange, ScreenChange } from '../compare/screen-changes.ts';
import { drawn, html, type Html } from './html.ts';
import { language } from './language.ts';
import { link, table, toFlow, toRequirement, toState, type Row } from './parts.ts';

/** All that has changed since a revision: in sentences, then flow by flow. */
export function changesView({ comparison }: Atlas): Html {
  if (comparison === null) {
    return html`<h2>What has changed</h2>
      <p class="card">
        No revision was given. <code>npm run atlas -- --since v0.1.0</code> compares with a
        revision.
      </p>`;
  }
  const { since, flows, requirements } = comparison;
  return html`<h2>Since ${since}</h2>
    <p class="lead">
      ${flows.length === 0 ? 'Nothing has changed.' : `${countOf(flows.length, 'flow')} changed.`}
    </p>
    ${flows.map(
      (flow) =>
        html`<section>
          <h3>${toChange(flow)} ${marks(flow)}</h3>
          ${sentences(flow)}
        </section>`,
    )}
    ${
      requirements.length === 0
        ? null
        : html`<section>
            <h3>Requirements</h3>
            ${table(
              ['id', 'named before by', 'named now by', 'reaches'],
              requirements.map(({ id, was, is }) => ({
                cells: [toRequirement(id), reachText(was), reachText(is), comparedReach(was, is)],
              })),
              'Requirements that other states or tests name',
            )}
          </section>`
    }`;
}

/** The sentences of a flow, with a link to its comparison; empty when it has not changed. */
export function sentencesSince({ comparison }: Atlas, name: string): Html {
  const found = comparison?.flows.find((flow) => flow.name === name);
  if (!comparison || !found) return html``;
  return html`<section class="card">
    <h3>Since ${comparison.since}</h3>
    ${sentences(found)}
    <p>${link({ kind: 'changed flow', flow: name }, 'Before and after, side by side')}</p>
  </section>`;
}

export function changedFlowView(
  { flows }: Atlas,
  { since }: Comparison,
  changed: FlowComparison,
): Html {
  const { name, states, ways, screens, reach, before, change } = changed;
  const flow = flows.find((one) => one.name === name);
  const after = flow?.diagrams.map(({ svg, parent, language: told }) => ({
    ...{ svg, parent, language: told },
  }));
  return html`<p class="trail">
      ${link({ kind: 'changes' }, `Since ${since}`)} ${flow ? toFlow(flow) : null}
    </p>
    <h2>${name}, before and after</h2>
    ${sentences(changed)} ${flow?.screensAreOld ? html`<p class="gap">${OLD_SCREENS}</p>` : null}
    ${
      change === 'changed' && states.length + ways.length > 0
        ? charts(changed, before, after ?? [])
        : null
    }
    ${parts('States', states, name)} ${parts('Ways', ways, name)}
    ${
      screens.length === 0
        ? null
        : html`<section>
            <h3>Screens</h3>
            ${screens.map(screenView)}
          </section>`
    }
    ${
      reach.length === 0
        ? null
        : html`<section>
            <h3>What the walks reach</h3>
            ${table(
              ['', 'before', 'now'],
              reach.map((one) => ({ cells: [one.of, one.was, one.is] })),
              'What the walks reach',
            )}
          </section>`
    }`;
}

const OLD_SCREENS =
  'Sources have changed since the present pictures were taken: npm run screens takes them anew.';

const toChange = ({ name }: FlowComparison): Html =>
  link({ kind: 'changed flow', flow: name }, name);

const sentences = ({ sentences: told }: FlowComparison): Html =>
  told.length === 0
    ? html`<p class="quiet">It says and does the same; only its walks or screens differ.</p>`
    : html`<ul>
        ${told.map((one) => html`<li>${one}</li>`)}
      </ul>`;

function marks({ states, ways, screens }: FlowComparison): Html {
  const kinds = Map.groupBy([...states, ...ways], ({ change }) => change);
  return html`${[...kinds].map(([kind, all]) => mark(kind, `${all.length} ${kind}`))}
  ${screens.length > 0 ? mark('changed', countOf(screens.length, 'screen')) : null}`;
}

const mark = (kind: ChangeKind, text: string): Html =>
  html`<span class="change ${kind}">${text}</span> `;

const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Both charts with what differs in colour. */
function charts(
  changed: FlowComparison,
  before: FlowComparison['before'],
  after: FlowComparison['before'],
): Html {
  const own = (all: FlowComparison['before']) => all.filter((one) => one.language === language());
  const [old, now] = [own(before), own(after)];
  const parents = [...new Set([...old, ...now].map(({ parent }) => parent))];
  const shown = parents.filter(
    (parent) =>
      old.find((one) => one.parent === parent)?.svg !==
      now.find((one) => one.parent === parent)?.svg,
  );
  return html`<section>
    <h3>Charts</h3>
    <p>${(['added', 'gone', 'renamed', 'changed'] as const).map((kind) => mark(kind, kind))}</p>
    ${shown.map(
      (parent) =>
        html`<div class="beside">
          ${chart('before', old, parent, marksOf(changed, 'was'))}
          ${chart('now', now, parent, marksOf(changed, 'is'))}
        </div>`,
    )}
  </section>`;
}

function chart(
  title: string,
  all: FlowComparison['before'],
  parent: string,
  marked: Readonly<Record<string, ChangeKind>>,
): Html {
  const found = all.find((one) => one.parent === parent);
  const inside = parent === '' ? 'Overview' : `Inside ${parent}`;
  return html`<figure class="diagram compared" data-marks="${JSON.stringify(marked)}">
    <figcaption>
      <span>${inside}, ${title}</span>
      <span class="zoom">
        <button type="button" data-zoom="out" aria-label="Smaller">−</button>
        <button type="button" data-zoom="in" aria-label="Larger">+</button>
        <button type="button" data-zoom="fit">All of it</button>
      </span>
    </figcaption>
    <div class="paper" tabindex="0" role="region" aria-label="${inside}, ${title}">
      ${found ? drawn(found.svg) : html`<p class="quiet">There is none.</p>`}
    </div>
  </figure>`;
}

const marksOf = ({ states, ways }: FlowComparison, side: 'was' | 'is') =>
  Object.fromEntries(
    [...states, ...ways].flatMap((one) => {
      const part = one[side];
      return part ? [[part.id, one.change]] : [];
    }),
  );

/** Colours the changed states and ways of the compared charts on the page. */
export function colourCompared(page: HTMLElement): void {
  for (const figure of page.querySelectorAll<HTMLElement>('.compared')) {
    const marked = JSON.parse(figure.dataset['marks'] ?? '{}') as Record<string, ChangeKind>;
    for (const part of figure.querySelectorAll<SVGElement>('[data-state], [data-transition]')) {
      const { state, transition } = part.dataset;
      const kind = marked[transition ?? state ?? ''];
      if (kind) part.classList.add('marked', kind);
    }
  }
}

const parts = (title: string, changes: readonly PartChange[], flow: string): Html =>
  changes.length === 0
    ? html``
    : html`<section>
        <h3>${title}</h3>
        ${table(
          ['', title === 'States' ? 'state' : 'way', 'what', 'before', 'now'],
          changes.flatMap((one) => partRows(one, title === 'States' ? flow : null)),
          title,
        )}
      </section>`;

function partRows({ change, was, is, rows }: PartChange, flow: string | null): readonly Row[] {
  const name = is ?? was;
  if (!name) return [];
  const text = language() === 'code' ? name.id : name.text;
  const called = flow !== null && is ? toState(flow, is.id, text) : text;
  if (rows.length === 0) {
    return [{ cells: [mark(change, change), called, '', was ? 'there' : '', is ? 'there' : ''] }];
  }
  return rows.map((row, index) => ({
    cells: [
      index === 0 ? mark(change, change) : '',
      index === 0 ? called : '',
      row.aspect,
      html`<span class="was">${row.was || '–'}</span>`,
      html`<span class="is">${row.is || '–'}</span>`,
    ],
  }));
}

const screenView = (screen: ScreenChange): Html =>
  html`<article class="screen-change">
    <h4>${screen.is ?? screen.was ?? ''}</h4>
    ${said('no longer said', screen.goneTexts)} ${said('said now', screen.newTexts)}
    ${said('no longer found by axe', screen.goneFinds)} ${said('found by axe now', screen.newFinds)}
    ${screen.pictures.map(pictures)}
  </article>`;

const said = (what: string, texts: readonly string[]): Html =>
  texts.length === 0 ? html`` : html`<p>${what}: ${texts.map((text) => html`<q>${text}</q> `)}</p>`;

const pictures = ({ device, before, after, difference, share }: PictureChange): Html =>
  html`<div class="triple ${device}">
    ${picture(`${device}, before`, before)} ${picture(`${device}, now`, after)}
    ${difference === null ? null : picture(`difference: ${percent(share)}`, difference)}
  </div>`;

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.01 ? 2 : 0)} %`;

const picture = (title: string, file: string | null): Html =>
  html`<figure>
    ${
      file === null
        ? html`<p class="quiet">None.</p>`
        : html`<a href="${file}"><img loading="lazy" src="${file}" alt="${title}" /></a>`
    }
    <figcaption>${title}</figcaption>
  </figure>`;

const reachText = (reach: Reach | null): string =>
  reach === null
    ? 'not known'
    : `${countOf(reach.states.length, 'state')}, ${countOf(reach.tests.length, 'file')} of tests`;

function comparedReach(was: Reach | null, is: Reach | null): Html {
  const sizeOf = (reach: Reach | null) => (reach ? reach.states.length + reach.tests.length : 0);
  const difference = sizeOf(is) - sizeOf(was);
  if (difference === 0) return html`<span class="quiet">elsewhere</span>`;
  return difference > 0 ? mark('added', 'further') : mark('gone', 'less far');
}

import type { AtlasFlow, AtlasDiagram } from '../data.ts';
import { hashOf, type Address } from './address.ts';
import { drawn, html, joined, type Html } from './html.ts';
import { isUnfolded, language } from './language.ts';

export const link = (address: Address, words: string | Html): Html =>
  html`<a href="${hashOf(address)}">${words}</a>`;

export const toFlow = ({ name }: Pick<AtlasFlow, 'name'>): Html =>
  link({ kind: 'flow', flow: name }, name);

export const toState = (flow: string, path: string, text = path): Html =>
  link({ kind: 'state', flow, path }, text);

export const toRequirement = (id: string): Html => link({ kind: 'requirement', id }, id);

export const chips = (words: readonly (string | Html)[]): Html =>
  joined(words.map((word) => html`<span class="chip">${word}</span>`));

export const orNothing = (shown: Html, otherwise: string): Html =>
  shown.html === '' ? html`<span class="quiet">${otherwise}</span>` : shown;

export type Row = { readonly cells: readonly (string | number | Html)[]; readonly isGap?: boolean };

export function table(head: readonly string[], rows: readonly Row[], label: string): Html {
  const cellsOf = ({ cells }: Row) =>
    cells.map((cell, index) => html`<td data-label="${head[index] ?? ''}">${cell}</td>`);
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.map((title) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr class="${row.isGap ? 'gap' : ''}">
              ${cellsOf(row)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The walks of a flow that reach it, by index. */
export function walks({ tests }: AtlasFlow, indexes: readonly number[]): Html {
  if (indexes.length === 0) return html`<p class="gap">No walk comes here.</p>`;
  const items = indexes.map((index) => html`<li value="${index + 1}">${tests[index] ?? ''}</li>`);
  const list = html`<ol class="walks">
    ${items}
  </ol>`;
  return indexes.length <= 4
    ? list
    : html`<details>
        <summary>${indexes.length} walks</summary>
        ${list}
      </details>`;
}

/** A chart whose boxes and labels link to their pages, in a frame that scrolls and zooms. */
export const diagram = (flow: AtlasFlow, { title, parent, svg }: AtlasDiagram, chosen = ''): Html =>
  html`<figure class="diagram" data-flow="${flow.name}" data-chosen="${chosen}">
    <figcaption>
      <span>${title}</span>
      <span class="zoom">
        ${hasTwin(flow, parent) ? unfoldButton() : null}
        <button type="button" data-zoom="out" aria-label="Smaller">−</button>
        <button type="button" data-zoom="in" aria-label="Larger">+</button>
        <button type="button" data-zoom="fit">All of it</button>
        <button type="button" data-zoom="begin">Where it begins</button>
      </span>
    </figcaption>
    <div class="paper" tabindex="0" role="region" aria-label="${flow.name}, ${title}">
      ${drawn(svg)}
    </div>
  </figure>`;

const unfoldButton = (): Html =>
  html`<button type="button" data-unfold aria-pressed="${String(isUnfolded())}">
    With the loading of code
  </button>`;

/** True where a picture folds something. */
const hasTwin = ({ diagrams }: AtlasFlow, parent: string): boolean =>
  diagrams.some((one) => one.language === language() && one.parent === parent && one.isUnfolded);

/** The pictures of a flow in the current language, folded or not. */
export const diagramsOf = (flow: AtlasFlow): readonly AtlasDiagram[] =>
  flow.diagrams.filter(
    (one) =>
      one.language === language() && one.isUnfolded === (isUnfolded() && hasTwin(flow, one.parent)),
  );

/** The picture that contains a state as a box. */
export const diagramAround = (flow: AtlasFlow, path: string): AtlasDiagram | undefined =>
  diagramsOf(flow).find(({ parent }) => parent === path.split('.').slice(0, -1).join('.'));

export const legend = html`<ul class="legend" aria-label="How to read the charts">
  <li class="is-event">a person or the world does it</li>
  <li class="is-done">an answer</li>
  <li class="is-error">a defect</li>
  <li class="is-delay">time passes</li>
  <li class="is-always">decided at once</li>
  <li>↻ asks or watches</li>
  <li>↺ begins anew</li>
  <li>→ leads to</li>
  <li>▸ is done</li>
  <li>① ② … the first that holds</li>
  <li>↗ a chart of its own</li>
  <li>⋯ folded: the loading of code</li>
  <li># in code: tells the views</li>
  <li>strong frame: has an inside</li>
  <li>double frame: the end</li>
</ul>`;

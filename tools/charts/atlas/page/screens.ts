import type { AtlasFlow, AtlasState } from '../data.ts';
import { hashOf } from './address.ts';
import { html, type Html } from './html.ts';
import { stateText } from './language.ts';

export const NO_SCREENS = 'No walk has shown this state: npm run screens names the reason.';

const OLD =
  'Sources have changed since these pictures were taken: npm run screens takes them anew.';

const DRAWN =
  'The views of this flow alone, with the data of its walks: the page around them and the streets of a map are left out.';

/** The screens of a state, grouped by device for comparison. */
export function screens({ screensAreOld }: AtlasFlow, state: AtlasState): Html {
  const { path, screens: taken, unseen } = state;
  if (taken.length === 0) return html`<p class="card">${unseen ?? NO_SCREENS}</p>`;
  const devices = [...new Set(taken.map(({ device }) => device))];
  return html`${screensAreOld ? html`<p class="quiet">${OLD}</p>` : null}
    <div class="devices">
      ${devices.map((device) => {
        const own = taken.filter((one) => one.device === device);
        return html`<div class="screens ${device}">
          ${own.map(({ file, ...look }) => {
            const said = lookText({ ...look, device });
            return html`<figure>
              <a href="${file}"
                ><img loading="lazy" src="${file}" alt="The screen in ${path}: ${said}"
              /></a>
              <figcaption>${said}</figcaption>
            </figure>`;
          })}
        </div>`;
      })}
    </div>
    ${axeFindings(state)} ${state.axe === null ? null : html`<p class="quiet">${DRAWN}</p>`}`;
}

const lookText = ({
  device,
  theme,
  language,
  isMirrored,
}: Omit<AtlasState['screens'][number], 'file'>) =>
  [device, theme, language, isMirrored ? 'mirrored' : ''].filter(Boolean).join(', ');

function axeFindings({ axe }: AtlasState): Html {
  if (axe === null) return html``;
  if (axe.length === 0)
    return html`<p class="quiet">Accessibility, checked by axe on both devices: nothing found.</p>`;
  return html`<p class="gap">Accessibility, checked by axe on both devices:</p>
    <ul>
      ${axe.map(
        ({ rule, help, places }) =>
          html`<li>
            ${help} (<code>${rule}</code>, ${places === 1 ? '1 place' : `${places} places`})
          </li>`,
      )}
    </ul>`;
}

/** A small picture of a state that leads to its page; a dash where there is none. */
export function thumbnail(flow: AtlasFlow, { path, screens: taken, unseen }: AtlasState): Html {
  const [first] = taken;
  if (!first) return html`<span class="quiet" title="${unseen ?? NO_SCREENS}">–</span>`;
  return html`<a class="thumbnail" href="${hashOf({ kind: 'state', flow: flow.name, path })}"
    ><img loading="lazy" src="${first.file}" alt="The screen in ${stateText(flow, path)}"
  /></a>`;
}

/** The states of a flow as pictures, each page once. */
export function gallery(flow: AtlasFlow): Html {
  const shown = Map.groupBy(
    flow.states.filter(({ screens: taken }) => taken.length > 0),
    ({ screens: [first] }) => first?.file,
  );
  if (shown.size === 0) return html``;
  return html`<section>
    <h3>Screens</h3>
    <ul class="gallery">
      ${[...shown.values()].map((same) => {
        const [first] = same;
        if (!first) return html``;
        return html`<li>
          ${thumbnail(flow, first)}
          ${same.map(
            ({ path }) =>
              html`<a href="${hashOf({ kind: 'state', flow: flow.name, path })}"
                >${stateText(flow, path)}</a
              > `,
          )}
        </li>`;
      })}
    </ul>
  </section>`;
}

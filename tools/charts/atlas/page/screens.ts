import type { AtlasState } from '../data.ts';
import { html, type Html } from './html.ts';

export const NO_SCREENS =
  'No screen of this state has been photographed. Screens are built, not committed: npm run model -- --level browser --pictures takes them.';

/** The screens of a state, grouped by device for comparison. */
export function screens({ path, screens: taken, unseen }: AtlasState): Html {
  if (taken.length === 0) return html`<p class="card">${unseen ?? NO_SCREENS}</p>`;
  const devices = [...new Set(taken.map(({ device }) => device))];
  return html`${devices.map((device) => {
    const own = taken.filter((one) => one.device === device);
    return html`<div class="screens ${device}">
      ${own.map(
        ({ file, theme, language }) =>
          html`<figure>
            <a href="${file}"
              ><img
                loading="lazy"
                src="${file}"
                alt="The screen in ${path} on a ${device}, ${theme}, in ${language}"
            /></a>
            <figcaption>${device}, ${theme}, ${language}</figcaption>
          </figure>`,
      )}
    </div>`;
  })}`;
}

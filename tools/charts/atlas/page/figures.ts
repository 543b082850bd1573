import type { AtlasFlow } from '../data.ts';
import { html, type Html } from './html.ts';
import { table } from './parts.ts';

const LEVELS = [
  ['pure', 'bare machine'],
  ['react', 'person in jsdom'],
  ['browser', 'person in Chromium'],
] as const;

/** Coverage of the declared states and transitions, a line per level. */
export function figures(levels: AtlasFlow['levels']): Html {
  const kinds = Object.keys(levels.pure?.shares ?? {}) as (keyof NonNullable<
    typeof levels.pure
  >['shares'])[];
  const rows = LEVELS.map(([level, called]) => {
    const own = levels[level];
    if (!own) return { cells: [called, html`<span class="quiet">not walked yet</span>`] };
    const shares = kinds.map((kind) => own.shares[kind]);
    return {
      cells: [
        called,
        ...shares.map(
          ([met, of]) => html`<span class="${met < of ? 'gap' : ''}">${met}/${of}</span>`,
        ),
        own.tests,
        own.steps,
        `${own.seconds} s`,
      ],
    };
  });
  return table(['level', ...kinds, 'tests', 'steps', 'time'], rows, 'Coverage, a line a level');
}

export function mutationFigures(mutation: AtlasFlow['mutation']): Html {
  if (!mutation) return html`<p class="gap">They have not been measured yet.</p>`;
  const { mutants, killed, told, alike } = mutation;
  const reasons = alike.map(({ name, why }) => html`<li><strong>${name}</strong>: ${why}.</li>`);
  return html`<p>
      ${mutants} mistakes were made: ${killed} are noticed by the walks, ${told} by a walk planned
      for them, and ${alike.length} make no difference. <strong>${scoreOf(mutation)}</strong>
    </p>
    ${
      alike.length === 0
        ? null
        : html`<details>
            <summary>Why they make none</summary>
            <ul>
              ${reasons}
            </ul>
          </details>`
    }`;
}

export const scoreOf = ({ mutants, killed, told, alike }: NonNullable<AtlasFlow['mutation']>) =>
  `${((100 * (killed + told)) / (mutants - alike.length)).toFixed(1)} %`;

import type { Atlas, AtlasFlow } from '../data.ts';
import type { AtlasRequirement } from '../requirements.ts';
import { scoreOf } from './figures.ts';
import { html, type Html } from './html.ts';
import { link, table, toFlow, toRequirement, toState, type Row } from './parts.ts';

export function homeView({ flows, requirements, comparison }: Atlas): Html {
  const states = flows.flatMap((flow) => flow.states);
  const pictured = states.filter(({ screens }) => screens.length > 0).length;
  const unseen = states.filter((one) => one.screens.length === 0 && one.unseen !== null).length;
  const covered = requirements.filter(isCovered).length;
  return html`<h2>The flows</h2>
    <p class="lead">
      Each is a machine that runs in the app. Choose one to see its chart, what its states mean,
      which requirements it realises, what its screens look like, and which walks prove it.
    </p>
    <ul class="figures">
      <li><strong>${flows.length}</strong> flows</li>
      <li><strong>${states.length}</strong> states</li>
      <li>
        <strong>${flows.flatMap(({ transitions }) => transitions).length}</strong> transitions
      </li>
      <li>
        ${link({ kind: 'requirements' }, html`<strong>${covered}</strong> of ${requirements.length}`)}
        requirements named
      </li>
      <li class="${pictured + unseen < states.length ? 'gap' : ''}">
        <strong>${pictured}</strong> of ${states.length - unseen} states that can be seen are
        photographed
      </li>
      ${
        comparison === null
          ? null
          : html`<li>
              ${link({ kind: 'changes' }, html`<strong>${comparison.flows.length}</strong> changed`)}
              since ${comparison.since}
            </li>`
      }
    </ul>
    ${table(
      ['flow', 'meaning', 'states', 'transitions', 'react', 'browser', 'mistakes noticed'],
      flows.map(flowRow),
      'The flows',
    )}
    <p>${link({ kind: 'everything' }, 'Everything on one page')}, for printing.</p>`;
}

const flowRow = (flow: AtlasFlow): Row => ({
  cells: [
    toFlow(flow),
    flow.meaning,
    flow.states.length,
    flow.transitions.length,
    transitionsAt(flow, 'react'),
    transitionsAt(flow, 'browser'),
    flow.mutation ? scoreOf(flow.mutation) : html`<span class="quiet">not yet</span>`,
  ],
});

function transitionsAt({ levels }: AtlasFlow, level: 'react' | 'browser'): Html {
  const share = levels[level]?.shares.transitions;
  if (!share) return html`<span class="quiet">not yet</span>`;
  const [met, of] = share;
  return html`<span class="${met < of ? 'gap' : ''}">${met}/${of}</span>`;
}

export const isCovered = ({ states, files }: AtlasRequirement): boolean =>
  states.length + files.length > 0;

export function requirementsView({ flows, requirements }: Atlas): Html {
  const open = requirements.filter((one) => !isCovered(one));
  const groups = Map.groupBy(requirements, ({ id }) => id.replace(/-\d+$/, ''));
  return html`<h2>Requirements</h2>
    <p class="lead">
      ${requirements.length - open.length} of ${requirements.length} are named by a state or a test.
      ${open.length === 0 ? null : 'The others are red.'}
    </p>
    ${
      open.length === 0
        ? null
        : html`<section>
            <h3>Named by no machine</h3>
            ${requirementTable(flows, open, 'Named by no machine')}
          </section>`
    }
    ${[...groups].map(
      ([name, own]) =>
        html`<details class="area">
          <summary>
            <h3>${name}</h3>
            ${own.filter(isCovered).length} of ${own.length}
          </summary>
          ${requirementTable(flows, own, name)}
        </details>`,
    )}`;
}

const requirementTable = (
  flows: readonly AtlasFlow[],
  requirements: readonly AtlasRequirement[],
  label: string,
): Html =>
  table(
    ['id', 'in its words', 'states', 'screens', 'tests'],
    requirements.map((one) => ({
      cells: [
        toRequirement(one.id),
        one.text,
        html`${one.states.map((at, index) => html`${index > 0 ? ', ' : ''}${toState(at.flow, at.path)}`)}`,
        screensFor(flows, one),
        one.files.length,
      ],
      isGap: !isCovered(one),
    })),
    label,
  );

const screensFor = (flows: readonly AtlasFlow[], { states }: AtlasRequirement): number =>
  states.reduce((sum, at) => {
    const flow = flows.find(({ name }) => name === at.flow);
    return sum + (flow?.states.find(({ path }) => path === at.path)?.screens.length ?? 0);
  }, 0);

export function requirementView({ flows, specification }: Atlas, one: AtlasRequirement): Html {
  const clauses = specification
    .flatMap((block) => block.clauses)
    .filter(({ requirements }) => requirements.includes(one.id));
  const states = one.states.flatMap((at) => {
    const flow = flows.find(({ name }) => name === at.flow);
    const state = flow?.states.find(({ path }) => path === at.path);
    return flow && state ? [{ flow, state }] : [];
  });
  const shots = states.flatMap(({ flow, state }) =>
    state.screens
      .filter(({ theme, language }) => theme === 'light' && language === 'en')
      .map(({ file, device }) => ({ file, device, flow, path: state.path })),
  );
  return html`<p class="trail">${link({ kind: 'requirements' }, 'Requirements')}</p>
    <h2>${one.id}</h2>
    <p class="lead">${one.text}</p>
    ${clauses.map(
      ({ number, text }) =>
        html`<blockquote>
          Specification: ${link({ kind: 'clause', number }, text.replaceAll('**', ''))}
        </blockquote>`,
    )}
    ${isCovered(one) ? null : html`<p class="gap">No state and no test names it.</p>`}
    <section>
      <h3>States that realise it</h3>
      ${
        states.length === 0
          ? html`<p class="quiet">None.</p>`
          : table(
              ['flow', 'state', 'meaning', 'walks'],
              states.map(({ flow, state }) => ({
                cells: [
                  toFlow(flow),
                  toState(flow.name, state.path),
                  state.meaning,
                  state.tests.length,
                ],
              })),
              'States',
            )
      }
    </section>
    ${
      shots.length === 0
        ? null
        : html`<section>
            <h3>Screens</h3>
            <div class="screens">
              ${shots.map(
                ({ file, device, flow, path }) =>
                  html`<figure>
                    <img loading="lazy" src="${file}" alt="The screen in ${path} on a ${device}" />
                    <figcaption>${toState(flow.name, path)}, ${device}</figcaption>
                  </figure>`,
              )}
            </div>
          </section>`
    }
    <section>
      <h3>Tests that name it</h3>
      ${
        one.files.length === 0
          ? html`<p class="quiet">None.</p>`
          : html`<ul>
              ${one.files.map((file) => html`<li><code>${file}</code></li>`)}
            </ul>`
      }
    </section>`;
}

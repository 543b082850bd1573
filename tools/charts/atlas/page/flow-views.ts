import type { AtlasFlow, AtlasState, AtlasTransition } from '../data.ts';
import { figures, mutationFigures } from './figures.ts';
import { html, type Html } from './html.ts';
import {
  chips,
  legend,
  link,
  orNothing,
  diagram,
  diagramsOf,
  diagramAround,
  table,
  toFlow,
  toRequirement,
  toState,
  walks,
  type Row,
} from './parts.ts';
import {
  anywhereText,
  callText,
  conditionText,
  effectTexts,
  eventText,
  language,
  stateText,
} from './language.ts';
import { gallery, screens, thumbnail } from './screens.ts';

export const flowView = (flow: AtlasFlow, changes: Html): Html =>
  html`<h2>${flow.name}</h2>
    <p class="lead">${flow.meaning}</p>
    ${changes}
    <section>
      <h3>Chart</h3>
      ${legend} ${diagramsOf(flow).map((one) => diagram(flow, one))}
    </section>
    ${gallery(flow)}
    <section>
      <h3>States</h3>
      ${table(
        ['state', 'meaning', 'calls', 'screen', 'requirements'],
        flow.states.map((state) => stateRow(flow, state)),
        'States',
      )}
    </section>
    <section>
      <h3>Transitions</h3>
      ${transitionTable(flow, flow.transitions, 'Transitions')}
    </section>
    <section>
      <h3>What is walked</h3>
      ${figures(flow.levels)}
      <h4>Walks on the bare machine</h4>
      ${walks(
        flow,
        flow.tests.map((_, index) => index),
      )}
      <h4>Deliberate mistakes</h4>
      ${mutationFigures(flow.mutation)}
    </section>`;

const stateRow = (flow: AtlasFlow, state: AtlasState) => {
  const { path, meaning, calls, reqs, tests } = state;
  return {
    cells: [
      toState(flow.name, path, stateText(flow, path)),
      meaning,
      chips(calls.map((call) => callText(flow, call))),
      thumbnail(flow, state),
      chips(reqs.map(toRequirement)),
    ],
    isGap: tests.length === 0,
  };
};

const transitionTable = (
  flow: AtlasFlow,
  transitions: readonly AtlasTransition[],
  label: string,
): Html =>
  table(
    ['from', 'when', 'if', 'to', 'does'],
    transitions.map((one): Row => ({
      cells: [
        one.from === '' ? anywhereText() : toState(flow.name, one.from, stateText(flow, one.from)),
        link({ kind: 'transition', flow: flow.name, id: one.id }, eventText(flow, one.event)),
        conditionText(flow, one),
        targets(flow, one),
        chips(effectTexts(one)),
      ],
      isGap: one.tests.length === 0,
    })),
    label,
  );

const targets = (flow: AtlasFlow, { to }: AtlasTransition): Html =>
  to.length === 0
    ? html`<span class="quiet">stays</span>`
    : html`${to.map((path) => toState(flow.name, path, stateText(flow, path)))}`;

export function stateView(
  flow: AtlasFlow,
  state: AtlasState,
  textOf: (requirement: string) => string,
): Html {
  const { path, meaning, tags, calls, reqs } = state;
  const around = diagramAround(flow, path);
  const inside = diagramsOf(flow).find(({ parent }) => parent === path);
  const isHere = (one: string) => one === path || one.startsWith(`${path}.`);
  const leaving = flow.transitions.filter(
    ({ from, to }) => from === path || (isHere(from) && !to.every(isHere)),
  );
  const coming = flow.transitions.filter(
    ({ from, to }) => to.includes(path) || (!isHere(from) && to.some(isHere)),
  );
  return html`<p class="trail">${toFlow(flow)}</p>
    <h2>${stateText(flow, path)}</h2>
    <p class="lead">${meaning}</p>
    <p>
      ${chips([
        ...(language() === 'code' ? tags.map((tag) => `# ${tag}`) : []),
        ...calls.map((call) => `↻ ${callText(flow, call)}`),
      ])}
    </p>
    <section>
      <h3>What it looks like</h3>
      ${screens(flow, state)}
    </section>
    <section>
      <h3>Where it is</h3>
      ${around ? diagram(flow, around, path) : null} ${inside ? diagram(flow, inside) : null}
    </section>
    <section>
      <h3>Requirements</h3>
      ${table(
        ['id', 'in its words'],
        reqs.map((id) => ({ cells: [toRequirement(id), textOf(id)] })),
        'Requirements',
      )}
    </section>
    <section>
      <h3>What may happen here</h3>
      ${orNothing(
        leaving.length === 0 ? html`` : transitionTable(flow, leaving, 'What may happen here'),
        'Nothing of its own.',
      )}
      <h3>How one comes here</h3>
      ${orNothing(
        coming.length === 0 ? html`` : transitionTable(flow, coming, 'How one comes here'),
        'By beginning.',
      )}
    </section>
    <section>
      <h3>Walks that come here</h3>
      ${walks(flow, state.tests)}
    </section>`;
}

const KINDS: Readonly<Record<string, string>> = {
  event: 'A person or the world says so.',
  done: 'A call has answered.',
  error: 'A call has broken its promise.',
  delay: 'Time has passed.',
  always: 'Decided at once, without anybody saying anything.',
  'state done': 'Everything inside has come to its end.',
};

export function transitionView(flow: AtlasFlow, one: AtlasTransition): Html {
  const around = diagramAround(flow, one.from === '' ? 'any' : one.from);
  const fact = (name: string, value: Html | string) =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`;
  return html`<p class="trail">
      ${toFlow(flow)}
      ${one.from === '' ? null : toState(flow.name, one.from, stateText(flow, one.from))}
    </p>
    <h2>${eventText(flow, one.event)}</h2>
    <p class="lead">${one.meaning || (KINDS[one.kind] ?? '')}</p>
    <dl>
      ${fact(
        'From',
        one.from === '' ? anywhereText() : toState(flow.name, one.from, stateText(flow, one.from)),
      )}
      ${fact('If', conditionText(flow, one) || 'always')} ${fact('To', targets(flow, one))}
      ${fact('Does', orNothing(chips(effectTexts(one)), 'nothing besides'))}
      ${fact('Says', orNothing(html`${one.says.map((words) => html`<q>${words}</q> `)}`, 'nothing'))}
      ${fact('Then calls', orNothing(chips(one.calls.map((call) => callText(flow, call))), 'nothing'))}
    </dl>
    ${around ? diagram(flow, around, one.id) : null}
    <section>
      <h3>Walks that take it</h3>
      ${walks(flow, one.tests)}
    </section>`;
}

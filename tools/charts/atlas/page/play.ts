import type { AnyMachineSnapshot } from 'xstate';
import type { Flow, Step } from '@sundry/statecharts';
import type { AtlasFlow } from '../data.ts';
import type { FlowFile, Played } from '../flow-files.ts';
import type { FlowGraph } from '../graph.ts';
import { hashOf, type Pairs } from './address.ts';
import type { Machines } from './flow-files.ts';
import { html, joined, type Html } from './html.ts';
import { callText, effectTexts, language, stateText } from './language.ts';
import { diagram, diagramAround, toFlow, toState } from './parts.ts';
import { plain, stepCode, stepIn, stepText } from './steps.ts';

type Walker = ReturnType<Machines['walkerOf']>;
type Taken = ReturnType<Walker['take']>;

/** A path in an address: `in`, its input, then `do`, a step each, and `try`, a step without effect. */
export const pathPairs = (input: string, steps: readonly Step[], tried?: Step): Pairs => [
  ['in', input],
  ...steps.map((step) => ['do', stepCode(step)] as const),
  ...(tried ? [['try', stepCode(tried)] as const] : []),
];

export const playerFlow = (
  name: string,
  machine: Flow['machine'],
  { inputs, events, outcomes, neverFails = [] }: Played,
): Flow => ({
  ...{ name, machine, inputs, events, outcomes, neverFails },
  project: () => ({}),
  invariants: {},
});

/** The machine itself runs here; its calls are answered by choice. */
export function playView(
  flow: AtlasFlow,
  { played, graph }: FlowFile,
  { machines, walkerOf }: Machines,
  path: Pairs,
): Html {
  const head = html`<p class="trail">${toFlow(flow)}</p>
    <h2>Play ${flow.name}</h2>`;
  const machine = machines[flow.name];
  const input = path.find(([name]) => name === 'in')?.[1];
  if (!machine)
    return html`${head}
      <p class="gap">Its machine is missing.</p>`;
  if (input === undefined || !(input in played.inputs))
    return html`${head} ${beginnings(flow, played)}`;
  const walker = walkerOf(playerFlow(flow.name, machine, played));
  const steps = path.flatMap(([name, code]) => (name === 'do' ? (stepIn(code) ?? []) : []));
  const tried = path.flatMap(([name, code]) => (name === 'try' ? (stepIn(code) ?? []) : []))[0];
  try {
    let last: Taken = walker.begin(input);
    let before: AnyMachineSnapshot | null = null;
    for (const step of steps) {
      before = last.moved.snapshot;
      last = walker.take(before, step);
    }
    const at = { flow, graph, walker, input, steps, last, before };
    return html`${head} ${situation(at, tried)}`;
  } catch (problem) {
    return html`${head}
      <p class="gap">The machine stops here: ${String(problem)}</p>
      <p>${toPath(flow, input, steps.slice(0, -1), 'Back')}</p>`;
  }
}

const toPath = (
  { name }: AtlasFlow,
  input: string,
  steps: readonly Step[],
  text: string,
  tried?: Step,
): Html =>
  html`<a href="${hashOf({ kind: 'play', flow: name, path: pathPairs(input, steps, tried) })}"
    >${text}</a
  >`;

const beginnings = (flow: AtlasFlow, { inputs }: Played): Html =>
  html`<p class="lead">The machine of the app runs in this page. What does it begin with?</p>
    <ul class="presses">
      ${Object.keys(inputs).map((input) => html`<li>${toPath(flow, input, [], plain(input))}</li>`)}
    </ul>`;

type At = {
  readonly flow: AtlasFlow;
  readonly graph: FlowGraph;
  readonly walker: Walker;
  readonly input: string;
  readonly steps: readonly Step[];
  readonly last: Taken;
  readonly before: AnyMachineSnapshot | null;
};

function situation(at: At, tried: Step | undefined): Html {
  const { flow, graph, walker, input, steps, last, before } = at;
  const { snapshot } = last.moved;
  const { states } = walker.configurationOf(snapshot);
  const deepest = states.filter((path) => !states.some((one) => one.startsWith(`${path}.`)));
  const outcomes = walker.stepsFrom(snapshot).map((step) => ({ step, why: whyNothing(at, step) }));
  const able = outcomes.filter(({ why }) => why === null).map(({ step }) => step);
  const unable = outcomes.filter(({ why }) => why !== null);
  const shown = flow.states.filter(({ path }) => deepest.includes(path));
  const picture = shown.flatMap(({ screens }) => screens)[0];
  const around = diagramAround(flow, deepest[0] ?? '');
  const group = (title: string, kind: Step['kind']) =>
    presses(
      at,
      title,
      able.filter((one) => one.kind === kind),
    );
  return html`<section class="now" aria-live="polite">
      ${tried ? html`<p class="gap">${stepText(flow, tried)}: nothing happens. ${whyNothing(at, tried) ?? ''}</p>` : null}
      <h3>
        ${joined(
          shown.map(({ path }) => toState(flow.name, path, stateText(flow, path))),
          ', ',
        )}
      </h3>
      ${shown.map(({ meaning }) => html`<p>${meaning}</p>`)}
      ${snapshot.status === 'done' ? html`<p><strong>It has ended.</strong></p>` : null}
      ${picture ? html`<img src="${picture.file}" alt="The screen in ${deepest.join(', ')}" />` : null}
      ${effects(flow, last)}
    </section>
    ${group('What the customer or the app may do', 'user')}
    ${group('What may be answered', 'outcome')} ${group('Time passes', 'delay')}
    ${
      unable.length === 0
        ? null
        : html`<details>
            <summary>Does nothing here (${unable.length})</summary>
            <ul class="presses">
              ${unable.map(
                ({ step, why }) =>
                  html`<li>
                    ${toPath(flow, input, steps, stepText(flow, step), step)} <small>${why}</small>
                  </li>`,
              )}
            </ul>
          </details>`
    }
    ${around ? diagram(flow, around, states.join('\n')) : null}
    <section>
      <h3>The path</h3>
      <p>${steps.length > 0 ? toPath(flow, input, steps.slice(0, -1), 'One step back') : null}</p>
      <ol class="path" start="0">
        <li>${toPath(flow, input, [], `It begins with ${plain(input)}`)}</li>
        ${steps.map(
          (step, index) =>
            html`<li>${toPath(flow, input, steps.slice(0, index + 1), stepText(flow, step))}</li>`,
        )}
      </ol>
    </section>
    <section>
      <h3>Its context, by name</h3>
      ${contextTable(snapshot, before)}
    </section>
    ${copies(at, deepest)}`;

  function whyNothing(here: At, step: Step): string | null {
    const { exercised } = here.walker.take(here.last.moved.snapshot, step);
    if (exercised.transitions.length > 0) return null;
    const failed = exercised.guards.filter((heard) => heard.endsWith(' = false'));
    const reasons = failed.flatMap((heard) => {
      const name = /\? (.*) = false$/.exec(heard)?.[1] ?? '';
      const known = graph.conditions.find((one) => one.name.split(' ')[0] === name);
      return [language() === 'code' ? name : (known?.words ?? name)];
    });
    return reasons.length === 0
      ? 'Nothing listens to it in this state.'
      : `It is not so: ${[...new Set(reasons)].join('; ')}.`;
  }
}

const presses = ({ flow, input, steps }: At, title: string, able: readonly Step[]): Html =>
  able.length === 0
    ? html``
    : html`<h4>${title}</h4>
        <ul class="presses">
          ${able.map((step) => html`<li>${toPath(flow, input, [...steps, step], stepText(flow, step))}</li>`)}
        </ul>`;

/** The effects of the last step: calls with their inputs, and actions. */
function effects(flow: AtlasFlow, { moved, exercised }: Taken): Html {
  const lines = moved.actions.flatMap(({ type, params }): readonly Html[] => {
    const given = (params ?? {}) as { readonly id?: string; readonly input?: unknown };
    if (type === 'xstate.spawnChild') {
      const text = callText(flow, String(given.id));
      return [
        given.input === undefined
          ? html`<li>↻ ${text}</li>`
          : html`<li>
              <details>
                <summary>↻ ${text}, with …</summary>
                <pre>${jsonOf(given.input)}</pre>
              </details>
            </li>`,
      ];
    }
    return [];
  });
  const taken = exercised.transitions.flatMap((id) =>
    flow.transitions.filter((one) => one.id === id),
  );
  const done = [...new Set(taken.flatMap(effectTexts))].map((text) => html`<li>▸ ${text}</li>`);
  return lines.length + done.length === 0
    ? html``
    : html`<ul class="effects">
        ${done} ${lines}
      </ul>`;
}

function contextTable(snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot | null): Html {
  const entries = Object.entries((snapshot.context ?? {}) as Record<string, unknown>);
  const old = (before?.context ?? {}) as Record<string, unknown>;
  return html`<dl class="context">
    ${entries.map(([name, value]) => {
      const isNew = before !== null && jsonOf(value) !== jsonOf(old[name]);
      const text = jsonOf(value);
      return html`<dt>${plain(name)}${isNew ? html` <strong>changed</strong>` : null}</dt>
        <dd>
          ${
            text.length < 80
              ? html`<code>${text}</code>`
              : html`<details>
                  <summary>${text.replaceAll(/\s+/g, ' ').slice(0, 70)} …</summary>
                  <pre>${text}</pre>
                </details>`
          }
        </dd>`;
    })}
  </dl>`;
}

/** Actors are named by their ids: they refer to the whole system. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, one: unknown) =>
      typeof one === 'object' && one !== null && 'sessionId' in one && 'id' in one
        ? `(${String(one.id)})`
        : one,
    1,
  ) ?? 'none';

export const sentencesOf = (
  flow: Pick<AtlasFlow, 'words'>,
  input: string,
  steps: readonly Step[],
): string =>
  [
    `0. It begins with ${plain(input)}.`,
    ...steps.map((step, index) => `${index + 1}. ${stepText(flow, step)}.`),
  ].join('\n');

/** A test that walks the path on the bare machine. */
export const testOf = (
  name: string,
  input: string,
  steps: readonly Step[],
  states: readonly string[],
): string =>
  `import { expect, test } from 'vitest';
import type { Flow } from '@sundry/statecharts';
import { walkerOf } from '@sundry/statecharts/walker';
import { flow } from '#tests/model/${name}/flow.ts';

test(${JSON.stringify(`${name} comes to ${states.join(' and ')}`)}, () => {
  const walker = walkerOf(flow as unknown as Flow);
  let { snapshot } = walker.begin(${JSON.stringify(input)}).moved;
  for (const step of [
${steps.map((step) => `    ${JSON.stringify(step)},`).join('\n')}
  ] as const) {
    ({ snapshot } = walker.take(snapshot, step).moved);
  }
  expect(walker.configurationOf(snapshot).states).toEqual(expect.arrayContaining(${JSON.stringify(states)}));
});
`;

const copies = ({ flow, input, steps }: At, states: readonly string[]): Html =>
  html`<section class="copies">
    <h3>Take it along</h3>
    ${(
      [
        ['sentences', 'As sentences', sentencesOf(flow, input, steps)],
        ['test', 'As a test', testOf(flow.name, input, steps, states)],
      ] as const
    ).map(
      ([id, title, text]) =>
        html`<details>
          <summary>${title}</summary>
          <button type="button" class="button" data-copy="${id}">Copy</button>
          <pre id="${id}">${text}</pre>
        </details>`,
    )}
  </section>`;

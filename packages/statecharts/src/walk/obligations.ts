import { chartOf, type Chart } from '../flow/chart.ts';
import { guardOutcomesOf, type Edge, type Explored, type Start } from './explore.ts';
import { DEFECT, type Flow, type Step } from '../flow/flow.ts';

export const OBLIGATION_KINDS = [
  'states',
  'transitions',
  'guard outcomes',
  'event cases',
  'outcomes',
  'inputs',
  'delays',
] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** The obligations of a suite by kind, as texts such as "loading · done: read". */
export type Obligations = Readonly<Record<ObligationKind, readonly string[]>>;

/** The declared obligations, reachable or not. */
export function obligationsOf(flow: Flow): Obligations {
  const chart = chartOf(flow.machine);
  const cases = Object.entries(flow.events as Record<string, Record<string, unknown>>);
  return {
    states: chart.states.filter(({ type }) => type !== 'history').map(({ path }) => path),
    transitions: chart.transitions.map(({ id }) => id),
    'guard outcomes': guardOutcomesOf(chart),
    'event cases': cases.flatMap(([event, of]) =>
      Object.keys(of).map((name) => `${event} (${name})`),
    ),
    outcomes: [
      ...Object.entries(flow.outcomes).flatMap(([actor, answers]) =>
        [...Object.keys(answers), ...(flow.neverFails?.includes(actor) ? [] : [DEFECT])].map(
          (outcome) => `${actor} → ${outcome}`,
        ),
      ),
      ...forgottenActors(flow, chart).map((actor) => `${actor} → (no outcome is declared)`),
    ],
    inputs: Object.keys(flow.inputs),
    delays: chart.transitions.filter(({ kind }) => kind === 'delay').map(({ id }) => id),
  };
}

/** Actors that the machine calls and for which the flow declares no outcomes. */
const forgottenActors = ({ outcomes, neverFails = [] }: Flow, { states, invokes }: Chart) =>
  [...invokes, ...states.flatMap((state) => state.invokes)]
    .map(({ id }) => id)
    .filter((actor) => !(actor in outcomes) && !neverFails.includes(actor));

type Met = readonly (readonly [ObligationKind, string])[];

/** The obligations that a step meets: target, transitions, guards, and the step itself. */
export function metBy(explored: Explored, edge: Edge): Met {
  return [...metByMoving(explored, edge), ...metByStep(edge.step)];
}

export const metByStarting = (explored: Explored, start: Start): Met => [
  ...metByMoving(explored, start),
  ['inputs', start.input],
];

function metByMoving(explored: Explored, moved: Omit<Start, 'input'>): Met {
  const arrived = explored.configurations.get(moved.to);
  const delays = moved.transitions.filter((id) => / · after: /.test(id));
  return [
    ...passedStates(explored, moved.transitions).map((path) => ['states', path] as const),
    ...(arrived?.states ?? []).map((path) => ['states', path] as const),
    ...moved.transitions.map((id) => ['transitions', id] as const),
    ...moved.guards.map((guard) => ['guard outcomes', guard] as const),
    ...delays.map((id) => ['delays', id] as const),
  ];
}

/** Transient states that a step passes. */
const passedStates = ({ chart }: Explored, transitions: readonly string[]): readonly string[] =>
  transitions.flatMap((id) => {
    const source = chart.transitions.find((one) => one.id === id)?.source ?? '';
    return source === '' ? [] : [source];
  });

function metByStep(step: Step): Met {
  switch (step.kind) {
    case 'user':
      return [['event cases', `${step.event} (${step.case})`]];
    case 'outcome':
      return [['outcomes', `${step.actor} → ${step.outcome}`]];
    case 'delay':
      return [];
  }
}

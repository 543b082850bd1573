import type { LogEntry, Taken } from '@sundry/statecharts/log';
import type {
  Chart,
  ChartState,
  ChartTransition,
  DrawnFlow,
  Guard,
  Step,
} from '@sundry/statecharts/log';

/** What a reader asks of a chart while its machine runs. */

export const drawnFlowOfMachine = (
  drawnFlows: readonly DrawnFlow[],
  machine: string,
): DrawnFlow | null => drawnFlows.find(({ chart }) => chart.id === machine) ?? null;

export const stateAt = ({ states }: Chart, path: string): ChartState | null =>
  states.find((state) => state.path === path) ?? null;

/** The transitions of these states, the innermost first; the machine's own last. */
export const openTransitions = (
  { transitions }: Chart,
  states: readonly string[],
): readonly ChartTransition[] =>
  transitions
    .filter(({ source }) => source === '' || states.includes(source))
    .toSorted((a, b) => b.source.length - a.source.length);

/** "done: addItem", "after: retryGuestId": the chart's names of XState's own events. */
export function eventInChart(
  { id }: Pick<Chart, 'id'>,
  { source, event }: Omit<Taken, 'candidate'>,
) {
  const node = source === '' ? id : `${id}.${source}`;
  if (event === '') return 'at once';
  if (event.startsWith(DONE)) return `done: ${event.slice(DONE.length)}`;
  if (event.startsWith(DEFECT)) return `defect: ${event.slice(DEFECT.length)}`;
  if (event.startsWith(AFTER)) return `after: ${event.slice(AFTER.length, -(node.length + 1))}`;
  return event.startsWith(ALL_DONE) ? 'all inside is done' : event;
}

const DONE = 'xstate.done.actor.';
const DEFECT = 'xstate.error.actor.';
const AFTER = 'xstate.after.';
const ALL_DONE = 'xstate.done.state.';

/** The candidates for an event in order of evaluation, up to the one taken. */
export function candidatesUpTo(chart: Chart, taken: Taken): readonly ChartTransition[] {
  const event = eventInChart(chart, taken);
  return chart.transitions
    .filter((one) => one.source === taken.source && one.event === event)
    .filter(({ candidate }) => candidate <= taken.candidate)
    .toSorted((a, b) => a.candidate - b.candidate);
}

export type GuardAnswer = { readonly asked: ChartTransition; readonly holds: boolean };

/**
 * The known results of guards: those of the transition taken held, and those of earlier candidates did not.
 * Other guards were not evaluated.
 */
export const guardAnswers = (chart: Chart, { taken }: LogEntry): readonly GuardAnswer[] =>
  taken.flatMap((one) =>
    candidatesUpTo(chart, one).flatMap((asked) =>
      asked.guard ? [{ asked, holds: asked.candidate === one.candidate }] : [],
    ),
  );

/** "tokenIsKnown and not (cartIsEmpty)". */
export function guardText(guard: Guard): string {
  if (guard.type === 'leaf') return [guard.name, guard.told ?? ''].join(' ').trim();
  const parts = guard.of.map((one) =>
    one.type === 'leaf' ? guardText(one) : `(${guardText(one)})`,
  );
  return guard.type === 'not' ? `not ${parts[0] ?? ''}` : parts.join(` ${guard.type} `);
}

export function stepText(step: Step): string {
  switch (step.kind) {
    case 'user':
      return step.case === '' ? step.event : `${step.event} (${step.case})`;
    case 'outcome':
      return `${step.actor}: ${step.outcome}`;
    case 'delay':
      return step.delay;
  }
}

/** The event of a log entry, in the chart's names. */
export const eventOf = (chart: Chart | null, { event, taken }: LogEntry): string => {
  const [first] = taken.filter((one) => one.event === event);
  return chart ? eventInChart(chart, first ?? { source: '', event }) : event;
};

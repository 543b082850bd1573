import type { ChartLabels } from '../log/drawn-flow.ts';
import type { Chart } from '../flow/chart.ts';
import { withoutOfXState } from './of-xstate.ts';
import type { Speech } from './speech.ts';

/** A chart's labels by the names they stand for, for pages that render tables themselves. */
export function chartLabelsOf(chart: Chart, speech: Speech): ChartLabels {
  const invokes = [...chart.invokes, ...chart.states.flatMap((state) => state.invokes)];
  const { transitions } = chart;
  return {
    states: Object.fromEntries(chart.states.map(({ path }) => [path, speech.statePath(path)])),
    calls: Object.fromEntries(
      invokes.flatMap(({ id, src }) => [id, src].map((name) => [name, speech.call(src)])),
    ),
    events: Object.fromEntries(transitions.map((one) => [one.event, speech.event(one)])),
    conditions: Object.fromEntries(transitions.map((one) => [one.id, speech.condition(one)])),
    actions: Object.fromEntries(
      [
        ...chart.states.flatMap(({ entry, exit }) => [...entry, ...exit]),
        ...transitions.flatMap(({ actions }) => actions),
      ]
        .filter(withoutOfXState)
        .map((action) => [action, speech.action(action)]),
    ),
  };
}

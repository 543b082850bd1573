import type { Language } from '../log/drawn-flow.ts';
import type { Chart, ChartState, ChartTransition } from '../flow/chart.ts';

/** How a chart becomes text: in code, with the machine's names, or in words. */
export type Speech = {
  readonly language: Language;
  /** The name of a state within its parent. */
  readonly stateName: (name: string) => string;
  /** The name of a state, seen from the whole machine. */
  readonly statePath: (path: string) => string;
  /** The lines below a box's name. */
  readonly facts: (state: ChartState) => readonly string[];
  readonly call: (src: string) => string;
  readonly action: (action: string) => string;
  /** The event, such as "line.increase"; empty where the condition says it all. */
  readonly event: (transition: ChartTransition) => string;
  /** The condition, such as "cartIsEmpty"; empty without one. */
  readonly condition: (transition: ChartTransition) => string;
  /** Both as a picture shows them; `beside` the box that lists the call. */
  readonly label: (transition: ChartTransition, beside: boolean) => TransitionText;
  /** The actions, where nothing else shows an effect. */
  readonly does: (transition: ChartTransition) => string;
  readonly anywhere: (parent: string) => string;
};

export type TransitionText = { readonly event: string; readonly condition: string };

/** True for the branch without a guard after guarded ones. */
export const isElse = (
  { transitions }: Chart,
  { source, event, guard, candidate }: ChartTransition,
): boolean =>
  guard === null &&
  candidate > 0 &&
  transitions.some((one) => one.source === source && one.event === event && one.guard !== null);

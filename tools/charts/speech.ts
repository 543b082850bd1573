import type { Language } from '#tools/inspector/core/drawn-flow.ts';
import type { Chart, ChartState, ChartTransition } from '#tools/model/chart.ts';

/** How a chart is put into text: in code, as the machine names things, or in words. */
export type Speech = {
  readonly language: Language;
  /** The name of a state within its parent. */
  readonly stateName: (name: string) => string;
  /** The name of a state, seen from the whole machine. */
  readonly statePath: (path: string) => string;
  /** What a box says below its name. */
  readonly facts: (state: ChartState) => readonly string[];
  readonly call: (src: string) => string;
  readonly action: (action: string) => string;
  /** What happens, such as "line.increase"; empty where the condition says it all. */
  readonly event: (transition: ChartTransition) => string;
  /** When it counts, such as "cartIsEmpty"; empty for always. */
  readonly condition: (transition: ChartTransition) => string;
  /** Both as a picture says them; `beside` the box that says what is called. */
  readonly label: (transition: ChartTransition, beside: boolean) => Label;
  /** What is done where nothing else shows that anything happens. */
  readonly does: (transition: ChartTransition) => string;
  readonly anywhere: (parent: string) => string;
};

export type Label = { readonly event: string; readonly condition: string };

/** Whether this is what happens when no guard before it held. */
export const isElse = (
  { transitions }: Chart,
  { source, event, guard, candidate }: ChartTransition,
): boolean =>
  guard === null &&
  candidate > 0 &&
  transitions.some((one) => one.source === source && one.event === event && one.guard !== null);

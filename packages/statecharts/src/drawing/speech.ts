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
  /** The call with the chart of the machine that it starts. */
  readonly started: (src: string) => Started;
  /** Charts that the screen of a state opens. */
  readonly opens: (path: string) => readonly Started[];
  readonly action: (action: string) => string;
  /** The event, such as "line.increase"; empty where the condition says it all. */
  readonly event: (transition: ChartTransition) => string;
  /** The condition, such as "cartIsEmpty"; empty without one. */
  readonly condition: (transition: ChartTransition) => string;
  /** Both as a picture shows them; `beside` the box that lists the call. */
  readonly label: (transition: ChartTransition, beside: boolean) => TransitionText;
  /** Texts of actions, each once; of the transition with that id. */
  readonly effects: (actions: readonly string[], transition?: string) => readonly string[];
  /** True for the name of an event, guard, call or state that pictures fold. */
  readonly isTechnical: (name: string) => boolean;
  readonly titles: PanelTitles;
  readonly anywhere: (parent: string) => string;
};

/** Headings and prefixes of what stands beside the states of a picture. */
export type PanelTitles = {
  readonly lasting: (parent: string) => string;
  readonly spawned: string;
  readonly inside: string;
  readonly leaving: string;
  readonly folded: string;
};

/** Something that runs beside or within a state. */
export type Started = {
  /** Empty where its name alone says it. */
  readonly says: string;
  /** The chart of the started machine; null for a plain call. */
  readonly chart: ChartLink | null;
};

export type ChartLink = { readonly flow: string; readonly name: string };

export type TransitionText = {
  readonly event: string;
  readonly condition: string;
  /** The place among candidates of which the first that holds is taken; null where at most one can hold. */
  readonly order: number | null;
};

type Candidates = Pick<Chart, 'transitions'>;

/** All candidates for the event of a transition. */
export const candidatesOf = (
  { transitions }: Candidates,
  { source, event }: ChartTransition,
): readonly ChartTransition[] =>
  transitions.filter((one) => one.source === source && one.event === event);

/** True for the branch without a guard after guarded ones. */
export const isElse = (chart: Candidates, one: ChartTransition): boolean =>
  one.guard === null &&
  one.candidate > 0 &&
  candidatesOf(chart, one).some(({ guard }) => guard !== null);

/** The first of the candidates for the event of a transition; `rest` names what is left by its id. */
export const firstOf = (chart: Candidates, one: ChartTransition): ChartTransition =>
  candidatesOf(chart, one).find(({ candidate }) => candidate === 0) ?? one;

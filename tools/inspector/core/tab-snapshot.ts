import type { Goal, Move, Why } from '#tools/inspector/core/walk/machine.ts';

/** The machines of one tab of the app. Plain data: it travels between tabs. */
export type TabSnapshot = {
  readonly tab: string;
  /** Path and query of the tab's page. */
  readonly page: string;
  readonly actors: readonly RunningActor[];
  /** Newest last. */
  readonly log: readonly LogEntry[];
  readonly walk: WalkReport;
};

/** The progress of a walk to a state. */
export type WalkReport = {
  readonly situation: 'resting' | 'walking' | 'arrived' | 'passed' | 'stuck';
  readonly goal: Goal | null;
  readonly moves: readonly Move[];
  readonly why: Why | null;
};

export type RunningActor = {
  readonly id: string;
  /** The machine's id, which identifies its chart. */
  readonly machine: string;
  /** All active states, parents before children. */
  readonly states: readonly string[];
  readonly isDone: boolean;
  /** The time at which it reached these states. */
  readonly since: number;
  /** Its pending calls and its listeners. */
  readonly calls: readonly string[];
};

/** One event that a machine has processed. */
export type LogEntry = {
  readonly number: number;
  readonly at: number;
  readonly actor: string;
  readonly machine: string;
  readonly event: string;
  /** The whole event as JSON, with masked secrets. */
  readonly said: string;
  /** Active states before; null for the first event of a machine. */
  readonly from: readonly string[] | null;
  readonly to: readonly string[];
  readonly taken: readonly Taken[];
  /** The calls that the event started. */
  readonly calls: readonly string[];
};

/** A transition that was taken, by XState's identifiers; `candidatesUpTo` translates it into the chart's. */
export type Taken = {
  readonly source: string;
  readonly event: string;
  readonly candidate: number;
};

/** The running machine of that name; the last one that ran, when none does. */
export const actorOf = (
  { actors }: Pick<TabSnapshot, 'actors'>,
  machine: string,
): RunningActor | null =>
  actors.findLast((actor) => actor.machine === machine && !actor.isDone) ??
  actors.findLast((actor) => actor.machine === machine) ??
  null;

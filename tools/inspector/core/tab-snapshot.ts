import type { Goal, Move, Why } from './walk.types.ts';

/** What one tab of the app shows of its machines. Plain data: it travels between tabs. */
export type TabSnapshot = {
  readonly tab: string;
  /** Path and query of the page that is open there. */
  readonly page: string;
  readonly actors: readonly RunningActor[];
  /** Newest last. */
  readonly log: readonly LogEntry[];
  readonly walk: WalkReport;
};

/** How far the walk to a state has come. */
export type WalkReport = {
  readonly situation: 'resting' | 'walking' | 'arrived' | 'passed' | 'stuck';
  readonly goal: Goal | null;
  readonly moves: readonly Move[];
  readonly why: Why | null;
};

export type RunningActor = {
  readonly id: string;
  /** As the machine calls itself, which is how its chart is found. */
  readonly machine: string;
  /** All active states, parents before what is in them. */
  readonly states: readonly string[];
  readonly isDone: boolean;
  /** When it came to stand where it stands. */
  readonly since: number;
  /** Its calls that are not answered yet, and what it listens to. */
  readonly calls: readonly string[];
};

/** One event that a machine has dealt with. */
export type LogEntry = {
  readonly number: number;
  readonly at: number;
  readonly actor: string;
  readonly machine: string;
  readonly event: string;
  /** The whole event as JSON, secrets hidden. */
  readonly said: string;
  /** Active states before; null for the first event of a machine. */
  readonly from: readonly string[] | null;
  readonly to: readonly string[];
  readonly taken: readonly Taken[];
  /** Calls that began with it. */
  readonly calls: readonly string[];
};

/** A transition that was taken, as XState knows it; the chart's own name is `candidatesUpTo`. */
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

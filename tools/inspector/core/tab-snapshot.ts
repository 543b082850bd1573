import type { LogEntry } from '@sundry/statecharts/log';
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

/** The running machine of that name; the last one that ran, when none does. */
export const actorOf = (
  { actors }: Pick<TabSnapshot, 'actors'>,
  machine: string,
): RunningActor | null =>
  actors.findLast((actor) => actor.machine === machine && !actor.isDone) ??
  actors.findLast((actor) => actor.machine === machine) ??
  null;

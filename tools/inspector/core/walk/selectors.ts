import type { SnapshotFrom } from 'xstate';
import type { WalkReport } from '#tools/inspector/core/tab-snapshot.ts';
import type { walkMachine } from './machine.ts';

const SITUATIONS = ['walking', 'arrived', 'passed', 'stuck'] as const;

/** The report of a tab's walk. */
export function reportOf(snapshot: SnapshotFrom<typeof walkMachine>): WalkReport {
  const { goal, moves, why } = snapshot.context;
  const situation = SITUATIONS.find((tag) => snapshot.hasTag(tag)) ?? 'resting';
  return { situation, goal, moves, why };
}

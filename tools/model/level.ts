import type { Explored } from './explore.ts';
import type { Flow } from './flow.ts';

export const LEVELS = ['pure', 'react', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** What came of walking a flow at one level. */
export type Walked = {
  /** The flow as it can be walked there. */
  readonly flow: Flow;
  readonly explored: Explored;
  readonly met: readonly string[];
  /** Walks that went wrong, each with where. */
  readonly broke: readonly string[];
  readonly tests: number;
  readonly steps: number;
  readonly milliseconds: number;
};

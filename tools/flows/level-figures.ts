import { readKept, writeKept } from './built.ts';
import {
  coverageOf,
  sneaksMet,
  OBLIGATION_KINDS,
  type ObligationKind,
} from '@sundry/statecharts/walk';
import type { Level, Walked } from './levels/level.ts';

/** The coverage of a flow's walks at one level in the last report. */
export type LevelFigures = {
  readonly shares: Readonly<Record<ObligationKind | 'sneak pairs', Count>>;
  readonly tests: number;
  readonly steps: number;
  readonly seconds: number;
  readonly requirements: readonly string[];
};
/** Met, and total. */
type Count = readonly [number, number];
type Kept = Readonly<Record<string, Partial<Readonly<Record<Level, LevelFigures>>>>>;

const FILE = 'levels.json';

export const readLevelFigures = (): Kept => readKept(FILE);

/** Stores these results, and leaves the other flows and levels as they are. */
export function keepLevelFigures(walked: readonly Walked[]): void {
  const all: Record<string, Partial<Record<Level, LevelFigures>>> = { ...readLevelFigures() };
  for (const one of walked.filter(isWhole))
    all[one.flow.name] = { ...all[one.flow.name], [one.level]: figuresOf(one) };
  writeKept(FILE, all);
}

/** Partial or failed walks must be repeated in full. */
export const isWhole = ({ suites, broke }: Pick<Walked, 'suites' | 'broke'>): boolean =>
  broke.length === 0 && suites.includes('default') && suites.includes('sneak');

function figuresOf({ flow, explored, met, tests, steps, milliseconds }: Walked): LevelFigures {
  const covered = coverageOf(flow, explored, met);
  const sneaks = sneaksMet(explored, met);
  const counts = OBLIGATION_KINDS.map((kind) => [kind, [covered[kind].met, covered[kind].of]]);
  return {
    shares: {
      ...(Object.fromEntries(counts) as Record<ObligationKind, Count>),
      'sneak pairs': [sneaks.met, sneaks.of],
    },
    tests,
    steps,
    seconds: Math.round(milliseconds / 100) / 10,
    requirements: covered.reqs,
  };
}

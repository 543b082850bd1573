import { readFileSync, writeFileSync } from 'node:fs';
import { coverageOf, sneaksMet } from './coverage.ts';
import type { Level, Walked } from './levels/level.ts';
import type { Flow } from './flow.ts';
import { fingerprintAt } from './level-fingerprint.ts';
import { OBLIGATION_KINDS, type ObligationKind } from './obligations.ts';

/** What the walks of a flow met at one level when they were last reported. */
export type LevelFigures = {
  /** Of what was walked: the machine and its flow, and where a person walks the page and its views. */
  readonly fingerprint: string;
  readonly shares: Readonly<Record<ObligationKind | 'sneak pairs', Count>>;
  readonly tests: number;
  readonly steps: number;
  readonly seconds: number;
  readonly requirements: readonly string[];
};
/** So many met, of so many. */
type Count = readonly [number, number];
type Kept = Readonly<Record<string, Partial<Readonly<Record<Level, LevelFigures>>>>>;

const FILE = 'docs/charts/levels.json';

export function readLevelFigures(): Kept {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Kept;
  } catch {
    return {};
  }
}

/** Keeps what was walked, and leaves the other flows and levels as they are. */
export function keepLevelFigures(walked: readonly Walked[], flows: readonly Flow[]): void {
  const all: Record<string, Partial<Record<Level, LevelFigures>>> = { ...readLevelFigures() };
  for (const one of walked) {
    const flow = flows.find(({ name }) => name === one.flow.name);
    if (flow && isWhole(one))
      all[flow.name] = { ...all[flow.name], [one.level]: figuresOf(one, flow) };
  }
  const names = flows.map(({ name }) => name).toSorted();
  const sorted = Object.fromEntries(
    names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
  );
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 1)}\n`);
}

/** What was walked only partly, or went wrong, is to be walked in full once more. */
export const isWhole = ({ suites, broke }: Pick<Walked, 'suites' | 'broke'>): boolean =>
  broke.length === 0 && suites.includes('default') && suites.includes('sneak');

/** Whether all of a flow, as it is now, was walked at this level. */
export const isWalkedInFull = (flow: Flow, level: Level): boolean =>
  readLevelFigures()[flow.name]?.[level]?.fingerprint === fingerprintAt(level, flow);

function figuresOf(
  { level, flow, explored, met, tests, steps, milliseconds }: Walked,
  declared: Flow,
) {
  const covered = coverageOf(flow, explored, met);
  const sneaks = sneaksMet(explored, met);
  const counts = OBLIGATION_KINDS.map((kind) => [kind, [covered[kind].met, covered[kind].of]]);
  return {
    fingerprint: fingerprintAt(level, declared),
    shares: {
      ...(Object.fromEntries(counts) as Record<ObligationKind, Count>),
      'sneak pairs': [sneaks.met, sneaks.of] as const,
    },
    tests,
    steps,
    seconds: Math.round(milliseconds / 100) / 10,
    requirements: covered.reqs,
  };
}

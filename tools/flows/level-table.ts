import {
  coverageOf,
  sneaksMet,
  type Share,
  OBLIGATION_KINDS,
  kindsOwedBy,
} from '@sundry/statecharts/walk';
import { LEVELS, type Level, type Walked } from './levels/level.ts';
import { table } from './table.ts';

/** A line per flow, and one per level beneath it, measured from the transitions taken there. */
export function levelTable(walked: readonly Walked[]): string {
  const names = [...new Set(walked.map(({ flow: { name } }) => name))];
  const rows = names.flatMap((name) =>
    inOrder(walked.filter(({ flow }) => flow.name === name)).map((one, index) =>
      row(index === 0 ? name : '', one.level, [one]),
    ),
  );
  const totals = LEVELS.map((level) => walked.filter((one) => one.level === level))
    .filter((own) => own.length > 0)
    .map((own, index) => row(index === 0 ? 'total' : '', own[0]?.level ?? 'pure', own));
  return table(LEVEL_COLUMNS, [...rows, ...totals]);
}

/** The columns of a flow at a level, here and on the index of the charts. */
export const LEVEL_COLUMNS: readonly string[] = [
  'flow',
  'level',
  ...OBLIGATION_KINDS,
  'sneak pairs',
  'tests',
  'steps',
  'seconds',
  'requirements',
];

const inOrder = (walked: readonly Walked[]): readonly Walked[] =>
  walked.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));

/** Unwalked is unknown: "0 of 7 states" would suggest that the walks meet none. */
const UNWALKED = '–';

function row(name: string, level: Level, all: readonly Walked[]): readonly string[] {
  const walked = all.filter(({ unwalked }) => unwalked === undefined);
  if (walked.length === 0) {
    return [
      name,
      level,
      ...LEVEL_COLUMNS.slice(2).map((_, at) => (at === 0 ? 'not walked' : UNWALKED)),
    ];
  }
  const covered = walked.map(({ flow, explored, met }) => coverageOf(flow, explored, met));
  const sum = (count: (one: Walked) => number) => walked.reduce((all, one) => all + count(one), 0);
  return [
    name,
    level,
    ...OBLIGATION_KINDS.map((kind) => shareText(covered.map((met) => met[kind]))),
    shareText(walked.map(({ explored, met }) => sneaksMet(explored, met))),
    String(sum(({ tests }) => tests)),
    String(sum(({ steps }) => steps)),
    (sum(({ milliseconds }) => milliseconds) / 1000).toFixed(1),
    String(new Set(covered.flatMap(({ reqs }) => reqs)).size),
  ];
}

function shareText(shares: readonly Share[]): string {
  const sum = (key: 'met' | 'of') => shares.reduce((all, share) => all + share[key], 0);
  return `${sum('met')}/${sum('of')}`;
}

/** Failures, unmet obligations, and unneeded excuses. */
export function gapsOf({ level, suites, flow, explored, met, broke }: Walked): readonly string[] {
  // The unmet obligations of failed walks add no information.
  if (broke.length > 0) return broke.map((one) => `${level}: ${one}`);
  const { idleExcuses, ...shares } = coverageOf(flow, explored, met);
  const where = `${flow.name} (${level})`;
  const unmet = kindsOwedBy(suites).flatMap((kind) =>
    shares[kind].open.map((one) => `${where}: no walk meets ${kind}: ${one}`),
  );
  const untried = sneaksMet(explored, met).open.map((pair) => `${where}: never tried ${pair}`);
  return [
    ...unmet,
    ...(suites.includes('default')
      ? idleExcuses.map((one) => `${where}: the reason for unreached "${one}" is not needed`)
      : []),
    ...(suites.includes('sneak') ? untried : []),
  ];
}

import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf } from './fingerprint.ts';
import type { Flow } from './flow.ts';
import type { MutationReport } from './mutate.ts';

/** What `npm run model:mutate -- --report` has found out about a flow, and about which one. */
export type MutationFigures = Pick<MutationReport, 'mutants' | 'killed' | 'told' | 'alike'> & {
  /** Of the machine and the scenario that were judged: another one owes new figures. */
  readonly fingerprint: string;
};

const FILE = 'docs/charts/mutation.json';

export function readFigures(): Readonly<Record<string, MutationFigures>> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, MutationFigures>;
  } catch {
    return {};
  }
}

/** Keeps the figures of some flows, and leaves those of the others as they are. */
export function keepFigures(reports: ReadonlyMap<Flow, MutationReport>): void {
  const fresh = [...reports].map(([flow, { mutants, killed, told, alike }]) => [
    flow.name,
    { fingerprint: fingerprintOf(flow), mutants, killed, told, alike },
  ]);
  const all = { ...readFigures(), ...(Object.fromEntries(fresh) as object) };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 1)}\n`);
}

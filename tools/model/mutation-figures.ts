import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf } from './fingerprint.ts';
import type { Flow } from './flow.ts';
import type { MutationReport } from './mutate.ts';
import type { PageMutation } from './page-mutation.ts';

/** What `npm run model:mutate -- --report` has found out about a flow, and about which one. */
export type MutationFigures = Pick<MutationReport, 'mutants' | 'killed' | 'told' | 'alike'> & {
  /** Of the machine and the scenario that were judged: another one owes new figures. */
  readonly fingerprint: string;
  /** What the assertions of its pages notice of pages that are spoiled. */
  readonly pages?: Pick<PageMutation, 'mutants' | 'noticed'>;
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
  const kept = readFigures();
  const fresh = [...reports].map(([flow, { mutants, killed, told, alike }]) => {
    const { pages } = kept[flow.name] ?? {};
    const figures = { fingerprint: fingerprintOf(flow), mutants, killed, told, alike };
    return [flow.name, pages ? { ...figures, pages } : figures] as const;
  });
  write({ ...kept, ...Object.fromEntries(fresh) });
}

/** Keeps what the pages of these flows notice, beside the figures of their machines. */
export function keepPageFigures(pages: Readonly<Record<string, PageMutation>>): void {
  const kept = readFigures();
  const fresh = Object.entries(pages).flatMap(([name, { mutants, noticed }]) => {
    const figures = kept[name];
    return figures ? [[name, { ...figures, pages: { mutants, noticed } }] as const] : [];
  });
  write({ ...kept, ...Object.fromEntries(fresh) });
}

function write(figures: Readonly<Record<string, MutationFigures>>): void {
  const sorted = Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

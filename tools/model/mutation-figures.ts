import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf } from './constant-mutants.ts';
import type { Flow } from './flow.ts';
import type { MutationReport } from './mutate.ts';
import { traceOf } from './traces.ts';

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

/**
 * Changes whenever another mistake could be made, or could be noticed otherwise: with what the files of
 * the flow say (comments aside), and with what the machine does on its walks.
 */
export function fingerprintOf(flow: Flow): string {
  const said = [...filesOf(flow), `tests/model/${flow.name}.scenario.ts`].map(withoutComments);
  return createHash('sha256')
    .update([...said, traceOf(flow)].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

const printer = ts.createPrinter({ removeComments: true });

const withoutComments = (file: string): string =>
  printer.printFile(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false),
  );

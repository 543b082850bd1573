import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf } from './constant-mutants.ts';
import type { Flow } from './flow.ts';
import { committedTrace } from './traces.ts';

/**
 * Changes whenever a flow owes new figures: with what its files and its scenario say (comments aside),
 * and with what the machine does on its walks. That is read where it was agreed to, since a machine that does
 * otherwise fails by itself, and walking it to know its fingerprint takes seconds.
 */
export function fingerprintOf(flow: Flow): string {
  const said = [...filesOf(flow), `tests/model/${flow.name}/flow.ts`].map(withoutComments);
  return createHash('sha256')
    .update([...said, committedTrace(flow)].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

const printer = ts.createPrinter({ removeComments: true });

export const withoutComments = (file: string): string =>
  printer.printFile(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false),
  );

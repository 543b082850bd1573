import * as v from 'valibot';
import type { Unreachable } from '#application/kernel/call-failure.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

/** Reports an anomaly of the wire to the operator. Never shown to a customer. */
export type Report = (problem: string) => void;

/** Parses rows one by one: an invalid row is left out and reported, and never hides the valid ones. */
export function readRows<Schema extends v.GenericSchema, Value>(
  rows: readonly unknown[],
  schema: Schema,
  toValue: (row: v.InferOutput<Schema>) => Value,
  report: Report,
): readonly Value[] {
  return rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row);
    if (!parsed.success) {
      report(`A row was left out: ${describe(parsed.issues)}`);
      return [];
    }
    const value = understood(() => toValue(parsed.output), report);
    return value === null ? [] : [value];
  });
}

/** Null, with a report, for an impossible value. */
export function understood<Value>(read: () => Value, report: Report): Value | null {
  try {
    return read();
  } catch (problem) {
    if (!(problem instanceof Defect)) throw problem;
    report(problem.message);
    return null;
  }
}

/** An answer that fits its schema and still contains an impossible value is broken, too. */
export function readWhole<Value>(read: () => Value, report: Report): Result<Value, Unreachable> {
  const value = understood(() => ok(read()), report);
  return value ?? refuse({ kind: 'unreachable', cause: 'broken' } as const);
}

const describe = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'the row'}: ${issue.message}`).join('; ');

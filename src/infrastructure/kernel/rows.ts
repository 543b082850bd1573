import * as v from 'valibot';
import { Defect } from '#domain/kernel/defect.ts';

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

const describe = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'the row'}: ${issue.message}`).join('; ');

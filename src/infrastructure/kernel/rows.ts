import * as v from 'valibot';
import { Defect } from '#domain/kernel/defect.ts';

/** Reports an anomaly of the wire to the operator. Never shown to a customer. */
export type Report = (problem: string) => void;

/**
 * Parses each row of a list on its own. An invalid row is left out and reported, so that it never hides the
 * valid ones.
 */
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

/** The mapped answer; null, with a report, when it contains an impossible value. */
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

import * as v from 'valibot';
import { Defect } from '#domain/kernel/defect.ts';

/** Reports to the operator that the wire carried something odd. Never shown to a customer. */
export type Report = (problem: string) => void;

/**
 * Reads each row of a list on its own. One that cannot be understood is left out and reported, so that
 * a bad row never hides the good ones beside it.
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

/** What a mapping makes of an answer; null, reported, when it holds an impossible value. */
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

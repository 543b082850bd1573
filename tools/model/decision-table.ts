import { isDeepStrictEqual } from 'node:util';
import { resultShiftsOf } from './result-shifts.ts';
import { compilerOptions, loadedWith } from './shifted-modules.ts';
import { shiftsOf } from './shifts.ts';

/** A decision that stands in no machine, such as what a dialog begins with, and what it is in each case. */
export type DecisionTable = {
  /** `<module>/<file>` */
  readonly name: string;
  /** The one that is asked, and those beside it that it asks. */
  readonly files: readonly [string, ...string[]];
  readonly cases: readonly DecisionCase[];
};

export type DecisionCase = {
  readonly says: string;
  /** Asks what the file exports, which may be changed. */
  readonly decides: (exported: Readonly<Record<string, unknown>>) => unknown;
  readonly expected: unknown;
};

export type DecisionReport = {
  readonly mutants: number;
  readonly killed: number;
  /** What no case notices. */
  readonly survivors: readonly string[];
};

/** A case of what one file exports: `decisionOf<typeof import('…')>()`. */
export const decisionOf =
  <Exported extends object>() =>
  (says: string, decides: (exported: Exported) => unknown, expected: unknown): DecisionCase => ({
    says,
    decides: (exported) => decides(exported as Exported),
    expected,
  });

/** Whether a case is decided otherwise than expected, or not at all. */
export const notices = (
  cases: readonly DecisionCase[],
  exported: Readonly<Record<string, unknown>>,
): boolean => !cases.every((one) => passes(one, exported));

/** Makes every mistake in the file once, and asks whether a case notices. */
export async function decisionReport({ files, cases }: DecisionTable): Promise<DecisionReport> {
  const options = compilerOptions();
  const shifts = [...shiftsOf(files, options), ...resultShiftsOf(files, options)];
  const survivors: string[] = [];
  for (const shift of shifts) {
    const changed = await loadedWith(shift, files, files[0]);
    if (!notices(cases, changed)) survivors.push(shift.name);
  }
  return { mutants: shifts.length, killed: shifts.length - survivors.length, survivors };
}

function passes(
  { decides, expected }: DecisionCase,
  exported: Readonly<Record<string, unknown>>,
): boolean {
  try {
    return isDeepStrictEqual(decides(exported), expected);
  } catch {
    return false;
  }
}

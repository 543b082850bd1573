import { isDeepStrictEqual } from 'node:util';
import { resultShiftsOf } from './result-shifts.ts';
import { compilerOptions, loadedWith } from './shifted-modules.ts';
import { shiftsOf } from './shifts.ts';

/** A decision outside of machines, such as the initial state of a dialog, with its expected value in each case. */
export type DecisionTable = {
  /** `<module>/<file>` */
  readonly name: string;
  /** The tested file, and the files beside it that it calls. */
  readonly files: readonly [string, ...string[]];
  readonly cases: readonly DecisionCase[];
};

export type DecisionCase = {
  readonly says: string;
  /** Calls an export of the file, which may be a mutant. */
  readonly decides: (exported: Readonly<Record<string, unknown>>) => unknown;
  readonly expected: unknown;
};

export type DecisionReport = {
  readonly mutants: number;
  readonly killed: number;
  /** The mutants that no case kills. */
  readonly survivors: readonly string[];
};

/** A case for the exports of one file: `decisionOf<typeof import('…')>()`. */
export const decisionOf =
  <Exported extends object>() =>
  (says: string, decides: (exported: Exported) => unknown, expected: unknown): DecisionCase => ({
    says,
    decides: (exported) => decides(exported as Exported),
    expected,
  });

/** Returns true where a case gets another value than expected, or an exception. */
export const notices = (
  cases: readonly DecisionCase[],
  exported: Readonly<Record<string, unknown>>,
): boolean => !cases.every((one) => passes(one, exported));

/** Tests every mutant of the file with the cases. */
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

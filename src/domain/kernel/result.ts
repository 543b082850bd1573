import { Defect } from './defect.ts';

/** Plain data, so machines can hold it. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const refuse = <const Failure>(failure: Failure): Result<never, Failure> => ({
  ok: false,
  failure,
});

/** The value of a result known to be accepted. */
export function valueIn<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Defect('A failure has no value');
  return result.value;
}

/** The failure of a result known to have failed. */
export function failureIn<Failure>(result: Result<unknown, Failure>): Failure {
  if (result.ok) throw new Defect('An accepted result has no failure');
  return result.failure;
}

import type { Result } from '#domain/kernel/result.ts';

type From<Form, Params> = (where: Form) => Params;
type Transition = { readonly target?: unknown; readonly actions?: unknown };

/** Parameters of actions in the transitions made by `parsed`. */
export type Parsed<Form, Value, Refusals> = {
  readonly value: From<Form, Value>;
  readonly refusals: From<Form, Refusals>;
};

export const formGuards = {
  formIsComplete: (_: unknown, form: Result<unknown, unknown>) => form.ok,
};

/**
 * The transitions of a form, from the event or from the context: `complete` takes the parsed value,
 * `refused` the refusals.
 *
 *     'signIn.submit': parsed(
 *       ({ event }: Submit) => parseSignIn(event.form),
 *       ({ value, refusals }) => ({
 *         complete: { target: 'signingIn', actions: { type: 'setSignIn', params: value } },
 *         refused: { actions: { type: 'setRefusals', params: refusals } },
 *       }),
 *     ),
 */
export function parsed<
  Form,
  Value,
  Refusals,
  const Complete extends Transition,
  const Refused extends Transition,
>(
  parse: (where: Form) => Result<Value, Refusals>,
  take: (form: Parsed<Form, Value, Refusals>) => {
    readonly complete: Complete;
    readonly refused: Refused;
  },
) {
  const { complete, refused } = take({
    value: (where) => valueOf(parse(where)) as Value,
    refusals: (where) => refusalsOf(parse(where)) as Refusals,
  });
  return [{ ...complete, guard: { type: 'formIsComplete', params: parse } }, refused] as const;
}

const valueOf = (form: Result<unknown, unknown>): unknown => (form.ok ? form.value : undefined);
const refusalsOf = (form: Result<unknown, unknown>): unknown =>
  form.ok ? undefined : form.failure;

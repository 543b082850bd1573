import type { EventObject } from 'xstate';
import type { Result } from '#domain/kernel/result.ts';

type FromEvent<Event, Params> = (sent: { readonly event: Event }) => Params;
type Transition = { readonly target?: unknown; readonly actions?: unknown };

/** What actions may take from a form: params for the transitions that `parsed` makes. */
export type Parsed<Event extends EventObject, Value, Refusals> = {
  readonly value: FromEvent<Event, Value>;
  readonly refusals: FromEvent<Event, Refusals>;
};

/** The guard that `parsed` names. A setup whose events carry forms spreads it. */
export const formGuards = {
  formIsComplete: (_: unknown, form: Result<unknown, unknown>) => form.ok,
};

/**
 * The transitions of an event that carries a form: what was read of it goes on, or what is wrong is marked.
 *
 *     'signIn.submit': parsed(
 *       ({ form }: Submit) => parseSignIn(form),
 *       ({ value, refusals }) => ({
 *         complete: { target: 'signingIn', actions: { type: 'setSignIn', params: value } },
 *         refused: { actions: { type: 'setRefusals', params: refusals } },
 *       }),
 *     ),
 */
export function parsed<
  Event extends EventObject,
  Value,
  Refusals,
  const Complete extends Transition,
  const Refused extends Transition,
>(
  parse: (event: Event) => Result<Value, Refusals>,
  take: (form: Parsed<Event, Value, Refusals>) => {
    readonly complete: Complete;
    readonly refused: Refused;
  },
) {
  const { complete, refused } = take({
    value: ({ event }) => valueOf(parse(event)) as Value,
    refusals: ({ event }) => refusalsOf(parse(event)) as Refusals,
  });
  const params: FromEvent<Event, Result<Value, Refusals>> = ({ event }) => parse(event);
  return [{ ...complete, guard: { type: 'formIsComplete', params } }, refused] as const;
}

const valueOf = (form: Result<unknown, unknown>): unknown => (form.ok ? form.value : undefined);
const refusalsOf = (form: Result<unknown, unknown>): unknown =>
  form.ok ? undefined : form.failure;

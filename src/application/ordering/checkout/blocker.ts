import type { Money } from '#domain/kernel/money.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { errorIn, FIELDS, type FieldError, type Refusals } from '#domain/ordering/order-form.ts';
import {
  exceededLimit,
  isCuredBySlot,
  remainingProblems,
  type Problem,
  type StoreQuote,
} from '#domain/ordering/quote.ts';
import { parsedForm, paymentOptionsOf, refusalsOf, toQuoteCommand } from './rules.ts';
import type * as Checkout from './setup.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';

/** Reason against the order: its goods, its amount, or a field. */
export type Blocker =
  | { readonly kind: 'problem'; readonly problem: Problem; readonly store: StoreQuote }
  | { readonly kind: 'cashLimit'; readonly limit: Money }
  | { readonly kind: 'field'; readonly field: FieldError };

/**
 * The first blocker; null when the order can be placed. Blockers that no field cures come first: no
 * customer fills in a form for an order that would be refused anyway.
 */
export function blockerOf(context: Checkout.Context): Blocker | null {
  const problems = problemsOf(context);
  const lasting = problems.find(({ problem }) => !isCuredBySlot(problem));
  return lasting ?? cashLimitOf(context) ?? firstFieldError(context) ?? problems[0] ?? null;
}

/** The form to place: all sections are valid, and nothing in the cart blocks it. */
export function readForm(context: Checkout.Context): Result<Placing.NewOrders, Refusals> {
  const { quote, seen } = context;
  const form = parsedForm(context);
  if (!form.ok) return form;
  if (!quote || problemsOf(context).length > 0) return refuse({});
  return ok({ details: form.value, quote, seen: seen ?? quote, request: toQuoteCommand(context) });
}

export const isComplete = (context: Checkout.Context): boolean => readForm(context).ok;

/** The cash maximum, where the order costs more and has no other payment method. */
export const exceededCashLimit = (context: Checkout.Context): Money | null =>
  exceededLimit(paymentOptionsOf(context));

function cashLimitOf(context: Checkout.Context) {
  const limit = exceededCashLimit(context);
  return limit && ({ kind: 'cashLimit', limit } as const);
}

function problemsOf({ quote, form }: Checkout.Context) {
  if (!quote) return [];
  const remaining = remainingProblems(quote, form.slot !== null);
  return quote.stores.flatMap((store) =>
    store.problems
      .filter((problem) => remaining.includes(problem))
      .map((problem) => ({ kind: 'problem', problem, store }) as const),
  );
}

function firstFieldError(context: Checkout.Context): Blocker | null {
  const refusals = refusalsOf(context);
  for (const name of FIELDS) {
    const field = errorIn(refusals, name);
    if (field) return { kind: 'field', field };
  }
  return null;
}

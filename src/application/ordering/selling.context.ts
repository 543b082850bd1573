import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Result } from '#domain/kernel/result.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';

/** Context of every checkout, apart from its facts and form. */
export type Selling<Of extends Placing.Sale, Field extends string> = {
  /** True while the page shows the customer's cart from before the session expired. */
  readonly sessionEnded: boolean;
  readonly filledFor: Profile['id'] | null;
  /** Fields that show their errors: those left, or all after an attempt to place. */
  readonly judged: readonly Field[];
  /** Field to focus; a new object each time. */
  readonly focusOn: { readonly field: Field } | null;
  readonly quote: Of['quote'] | null;
  /** The quote that the customer has seen or accepted. */
  readonly seen: Of['quote'] | null;
  readonly quoteFailure: CallFailure | null;
  /** The parsed form, or the unanswered drafts. */
  readonly submission: Placing.Input<Of>;
  readonly stopped: Placing.Stopped<Of> | null;
};
type Judged<Field extends string> = Pick<Selling<Placing.Sale, Field>, 'judged' | 'focusOn'>;

export const NOTHING_SUBMITTED = { kind: 'unanswered', drafts: [] } as const;

export const begun = {
  sessionEnded: false,
  filledFor: null,
  judged: [],
  focusOn: null,
  quote: null,
  seen: null,
  quoteFailure: null,
  submission: NOTHING_SUBMITTED,
  stopped: null,
} as const;

export const withText = <Form, Text extends keyof Form & string>(
  { form }: { readonly form: Form },
  { field, text }: { readonly field: Text; readonly text: string },
) => ({ form: { ...form, [field]: text }, focusOn: null });

export const withJudged = <Field extends string>(
  { judged }: Judged<Field>,
  field: Field,
): Judged<Field> => ({
  judged: judged.includes(field) ? judged : [...judged, field],
  focusOn: null,
});

/** Shows every field error and focuses the first. */
export const withAllJudged = <Field extends string>(
  fields: readonly Field[],
  first: Field | null,
): Judged<Field> => ({ judged: fields, focusOn: first === null ? null : { field: first } });

/** Parses the form once: it is placed as parsed, or its errors are shown. */
export const withSubmission = <Of extends Placing.Sale, Refusals, Field extends string>(
  form: Result<Placing.NewOrders<Of>, Refusals>,
  judgedAll: (refusals: Refusals) => Judged<Field>,
) =>
  form.ok
    ? { submission: { kind: 'new' as const, ...form.value }, stopped: null }
    : { submission: NOTHING_SUBMITTED, ...judgedAll(form.failure) };

export const withUnanswered = <Draft>(drafts: readonly Draft[]) => ({
  submission: { kind: 'unanswered' as const, drafts },
});

/** The unanswered drafts in question; empty where others are placed. */
export const unansweredIn = <Of extends Placing.Sale>({
  submission,
}: Pick<Selling<Of, string>, 'submission'>): readonly Of['draft'][] =>
  submission.kind === 'unanswered' ? submission.drafts : [];

/** Nothing is left to be placed, except drafts that the end of the session left unanswered. */
export const withOutcome = <Of extends Placing.Sale>({
  kind,
  quoteFailure,
  stopped,
  unanswered,
}: Placing.Output<Of>) => ({
  quoteFailure,
  stopped,
  ...withUnanswered(kind === 'signedOut' ? unanswered : []),
});

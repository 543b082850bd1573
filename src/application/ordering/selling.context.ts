import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Result } from '#domain/kernel/result.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';

/** What every checkout knows besides the facts around it and its form, whatever it sells. */
export type Selling<Of extends Placing.Sale, Field extends string> = {
  /** What is seen is the customer's cart as it was before the session ran out. */
  readonly sessionEnded: boolean;
  /** Whose profile filled in the form. */
  readonly filledFor: Profile['id'] | null;
  /** The fields whose errors are shown: those left, or all after a try to place. */
  readonly judged: readonly Field[];
  /** Where the cursor is to go, one object each time. */
  readonly focusOn: { readonly field: Field } | null;
  readonly quote: Of['quote'] | null;
  /** The quote whose figures the customer has seen, or agreed to. */
  readonly seen: Of['quote'] | null;
  readonly quoteFailure: CallFailure | null;
  /** What is placed: what was read of the form, or what was sent before and never answered. */
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

/** Every field error is shown, and the cursor goes to the first. */
export const withAllJudged = <Field extends string>(
  fields: readonly Field[],
  first: Field | null,
): Judged<Field> => ({ judged: fields, focusOn: first === null ? null : { field: first } });

/** What has been read of the form, once: it is placed as it is, or what is wrong is marked. */
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

/** What was never answered and is asked about; nothing where something else is placed. */
export const unansweredIn = <Of extends Placing.Sale>({
  submission,
}: Pick<Selling<Of, string>, 'submission'>): readonly Of['draft'][] =>
  submission.kind === 'unanswered' ? submission.drafts : [];

/** What has become of it: nothing is left to be placed, but what the end of the session left without an answer. */
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

import type { Country } from '#domain/account/phone.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import type { Claim, ClaimForm } from '#domain/account/claim.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Visitor } from '#application/account/visitor.ts';

/** What is tracked: orders are one kind, trips are another. */
export type Kind = {
  /** Of its number. */
  readonly name: string;
  readonly thing: { readonly cancelable: boolean };
  /** What of it a customer may change by itself. */
  readonly part: unknown;
};

/** What a view may send, whatever is tracked. */
export type Command =
  | { readonly type: 'number.type'; readonly text: string }
  | { readonly type: 'phone.type'; readonly text: string }
  | { readonly type: 'search.submit' }
  | { readonly type: 'other.find' }
  | { readonly type: 'look.again' }
  | { readonly type: 'cancel.ask' }
  | { readonly type: 'cancel.confirm' }
  | { readonly type: 'cancel.leave' };

export type VisitorKind = Visitor['kind'];
export type VisitorKindReport = { readonly type: 'visitor.change'; readonly visitor: VisitorKind };
/** What listeners report. */
export type Report = PageReport | VisitorKindReport;

export type Input = {
  /** From the address bar, as they stand there. */
  readonly number: string | null;
  readonly phone: string | null;
  readonly signedIn: boolean;
  readonly timeZone: TimeZone;
  /** Where a phone number without a calling code belongs. */
  readonly country: Country;
};

export type Context<Of extends Kind> = {
  readonly signedIn: boolean;
  /** The session of the customer to whom this is shown has ended since. */
  readonly sessionEnded: boolean;
  readonly timeZone: TimeZone;
  /** Where a phone number without a calling code belongs. */
  readonly country: Country;
  readonly form: ClaimForm;
  /** What is wrong is shown once it was tried to find something. */
  readonly tried: boolean;
  readonly claim: Claim<Of['name']> | null;
  readonly tracked: Of['thing'] | null;
  readonly updatedAt: Instant | null;
  /** Why the last look failed; what was known stays on show. */
  readonly failure: CallFailure | null;
  /** Why it is to be canceled, as far as that was said. */
  readonly reason: string;
  readonly cancelFailure: CallFailure | null;
  /** What the customer has changed by the dialog that is closed now: there the focus goes. */
  readonly changed: Of['part'] | 'status' | null;
};

/** A field as it is typed. */
export type Typed = { readonly field: keyof ClaimForm; readonly text: string };
export type Found<Of extends Kind> = { readonly tracked: Of['thing']; readonly at: Instant };
export type FindAnswer<Of extends Kind> = Result<Found<Of>, CallFailure>;
export type Cancellation<Of extends Kind> = {
  readonly claim: Claim<Of['name']>;
  readonly reason: string;
};
export type CancelAnswer = Result<null, CallFailure>;

export type Tag =
  'asking' | 'busy' | 'shown' | 'missing' | 'unread' | 'looking' | 'canceling' | 'cancelBusy';

/** How the chart of one kind speaks of it. */
export type Labels = {
  /** The id of the machine. */
  readonly machine: string;
  readonly noun: string;
  readonly reqs: Readonly<Record<'asking' | 'looking' | 'canceling', readonly string[]>>;
};

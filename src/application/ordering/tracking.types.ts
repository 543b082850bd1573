import type { Country } from '#domain/account/phone.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import type { Claim, ClaimForm } from '#domain/account/claim.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Visitor } from '#application/account/visitor.ts';

export type Kind = {
  /** Brand of its id. */
  readonly name: string;
  readonly thing: { readonly cancelable: boolean };
  /** Part that a customer may change by itself. */
  readonly part: unknown;
};

/** Commands of views, for every kind. */
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
export type Report = PageReport | VisitorKindReport;

export type Input = {
  /** From the address bar, verbatim. */
  readonly number: string | null;
  readonly phone: string | null;
  readonly signedIn: boolean;
  readonly timeZone: TimeZone;
  readonly country: Country;
};

export type Context<Of extends Kind> = {
  readonly signedIn: boolean;
  /** True where the session of the customer on show has expired since. */
  readonly sessionEnded: boolean;
  readonly timeZone: TimeZone;
  readonly country: Country;
  readonly form: ClaimForm;
  /** Errors are shown after the first attempt. */
  readonly tried: boolean;
  readonly claim: Claim<Of['name']> | null;
  readonly tracked: Of['thing'] | null;
  readonly updatedAt: Instant | null;
  /** Failure of the last read; the known data stays visible. */
  readonly failure: CallFailure | null;
  /** The reason for the cancellation, as far as given. */
  readonly reason: string;
  readonly cancelFailure: CallFailure | null;
  /** Part changed by the dialog just closed: it gets the focus. */
  readonly changed: Of['part'] | 'status' | null;
};

export type Typed = { readonly field: keyof ClaimForm; readonly text: string };
export type Found<Of extends Kind> = { readonly tracked: Of['thing']; readonly at: Instant };
export type FindAnswer<Of extends Kind> = Result<Found<Of>, CallFailure>;
export type Cancellation<Of extends Kind> = {
  readonly claim: Claim<Of['name']>;
  readonly reason: string;
};
export type CancelAnswer = Result<null, CallFailure>;

export type Tag =
  | 'asking'
  | 'busy'
  | 'shown'
  | 'missing'
  | 'unread'
  | 'looking'
  | 'canceling'
  | 'cancelBusy';

/** The chart's labels of one kind. */
export type Labels = {
  readonly machine: string;
  readonly noun: string;
  readonly reqs: Readonly<Record<'asking' | 'looking' | 'canceling', readonly string[]>>;
};

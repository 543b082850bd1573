import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import {
  claimFormOf,
  parseClaim,
  type Claim,
  type ClaimForm,
  type ClaimRefusals,
  type ClaimTerms,
} from '#domain/account/claim.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';
import type * as Tracking from './tracking.types.ts';

type Kind = Tracking.Kind;
type With<Context> = { readonly context: Context };
type Forms = ClaimTerms & { readonly form: ClaimForm };
type Visit = { readonly signedIn: boolean; readonly sessionEnded: boolean };
type Claimed<Name extends string> = { readonly claim: Claim<Name> | null };

export const parsedForm = <Name extends string>({
  form,
  ...terms
}: Forms): Result<Claim<Name>, ClaimRefusals> => parseClaim(form, terms);

export function claimOf<Name extends string>({ claim }: Claimed<Name>): Claim<Name> {
  if (!claim) throw new Defect('Something was looked for before it was named');
  return claim;
}

export const toCancellation = <Name extends string>(
  context: Claimed<Name> & { readonly reason: string },
) => ({ claim: claimOf(context), reason: context.reason });

const NO_CANCELLATION = { reason: '', cancelFailure: null, changed: null } as const;
export const withoutCancellation = () => NO_CANCELLATION;

/** Clears one before another is looked up. */
export const withoutTracked = () => ({
  claim: null,
  tracked: null,
  sessionEnded: false,
  updatedAt: null,
  tried: false,
  failure: null,
  ...NO_CANCELLATION,
});

export const begin = ({ number, phone, signedIn, timeZone, country }: Tracking.Input) => ({
  signedIn,
  timeZone,
  country,
  form: claimFormOf({ id: number, phone }),
  ...withoutTracked(),
});

export const withText = (
  { form }: Pick<Forms, 'form'>,
  { field, text }: Tracking.Typed,
): Pick<Forms, 'form'> => ({ form: { ...form, [field]: text } });

export const withClaim = <Name extends string>(_: unknown, claim: Claim<Name>) => ({
  claim,
  tried: true,
  failure: null,
});

/** A visitor who may see it now owns it. */
export const withFound = <Of extends Kind>(_: unknown, { tracked, at }: Tracking.Found<Of>) => ({
  tracked,
  updatedAt: at,
  sessionEnded: false,
  failure: null,
});

export function withVisitor(
  { signedIn, sessionEnded }: Visit,
  visitor: Tracking.VisitorKind,
): Visit {
  const isCustomer = visitor === 'customer';
  return { signedIn: isCustomer, sessionEnded: sessionEnded || (signedIn && !isCustomer) };
}

const isOtherVisitor = (
  { context }: With<Pick<Visit, 'signedIn'>>,
  visitor: Tracking.VisitorKind,
): boolean => context.signedIn !== (visitor === 'customer');

export const mayCancel = ({ context }: With<Pick<Tracking.Context<Kind>, 'tracked'>>): boolean =>
  context.tracked?.cancelable === true;

export const trackingGuards = {
  ...answerGuards,
  ...formGuards,
  isOtherVisitor,
  isDismissed: (_: unknown, outcome: AuthenticationOutcome) => outcome === 'dismissed',
  sessionHasEnded: ({ context }: With<Pick<Visit, 'sessionEnded'>>) => context.sessionEnded,
  isCanceled: ({ context }: With<{ readonly tracked: { readonly status: string } | null }>) =>
    context.tracked?.status === 'canceled',
  mayCancel,
};

import { signsIn } from '#tests/model/support/in-the-app.ts';
import type { Step } from '@sundry/statecharts';

/** Outcomes that walks of a tracked order or trip cannot reach in Chromium: those after a session's end. */
const SESSION_ENDS =
  'The session ends with this answer, and the page begins anew as that of a guest.';
const SESSION_GOES_ON =
  'The session of a walk in a browser does not end: walks in React and the tests of the page end it.';

/** A dialog that calls the server, in the names of its chart. */
type Dialog = {
  readonly region: string;
  readonly call: string;
  readonly signIn: string;
  readonly resume: string;
  /** States in which the dialog can be closed. */
  readonly leftIn: readonly string[];
};

function afterItsSession({ region, call, signIn, resume, leftIn }: Dialog): readonly string[] {
  const open = `tracking.${region}.open`;
  const signingIn = `${open}.signingIn · done: ${signIn}`;
  const resuming = `${open}.resuming · done: ${resume}`;
  const leave = region === 'canceling' ? 'cancel.leave' : 'review.leave';
  return [
    `${open} · visitor.change`,
    ...leftIn.flatMap((state) => [
      `${open}.${state} · ${leave}`,
      `${open}.${state} · ${leave} ? sessionHasEnded = true`,
    ]),
    `${open}.sending · done: ${call} · 2`,
    `${open}.sending · done: ${call} · 2 ? answerIsSignedOut = true`,
    `${open}.signingIn`,
    signingIn,
    `${signingIn} · 2`,
    `${signingIn} ? isDismissed = true`,
    `${signingIn} ? isDismissed = false`,
    ...['signedIn', 'dismissed'].map((outcome) => `${signIn} → ${outcome}`),
    `${open}.resuming`,
    ...['', ' · 2', ' · 3'].map((one) => resuming + one),
    ...['true', 'false'].flatMap((value) => [
      `${resuming} ? answerIsAccepted = ${value}`,
      `${resuming} · 2 ? answerIsRefused = ${value}`,
    ]),
  ];
}

type Outcomes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** `asks` are the calls that a session can end with, `outcomes` those of the flow. */
export const leftToReact = (
  asks: readonly string[],
  dialogs: readonly Dialog[],
  outcomes: Outcomes,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    [
      ...asks.map((call) => `${call} → signedOut`),
      'finding · done: find · 2',
      'finding · done: find · 2 ? answerIsSignedOut = true',
    ].map((what) => [what, SESSION_ENDS]),
  ),
  ...Object.fromEntries(
    [
      '(machine) · visitor.change',
      '(machine) · visitor.change ? isOtherVisitor = true',
      '(machine) · visitor.change ? isOtherVisitor = false',
      ...['a guest', 'a customer', 'a session that ran out'].map(
        (who) => `visitor.change (${who})`,
      ),
      ...dialogs.flatMap(afterItsSession),
      ...dialogs.flatMap(({ resume }) =>
        Object.keys(outcomes[resume] ?? {}).map((outcome) => `${resume} → ${outcome}`),
      ),
    ].map((what) => [what, SESSION_GOES_ON]),
  ),
});

/** End of a walk in Chromium: without a session the order closes together with its dialogs. */
const WITHOUT_SESSION =
  'Without a session the order is gone once nothing is open beside it: walks in React and the tests of the page see it.';

/** A dialog beside the order outlives the session: the customer signs in over it. */
export const signsInBeside = {
  answers: { authenticate: { signedIn: signsIn } },
  within: (_: unknown, step: Step) =>
    step.kind !== 'outcome' || step.actor !== 'authenticate' || step.outcome === 'signedIn',
};

/** `further` are outcomes and steps of one of them that leave it without a session, too. */
export const leftWithoutSession = (
  ...further: readonly string[]
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      'signingIn · done: authenticate',
      'signingIn · done: authenticate ? isDismissed = true',
      'authenticate → dismissed',
      ...further,
    ].map((what) => [what, WITHOUT_SESSION]),
  );

/** What walks of an order and of a trip that are followed cannot meet in Chromium: what comes after a session. */
export const SESSION_ENDS =
  'The session ends with this answer, and the page begins anew as that of a guest.';
const SESSION_GOES_ON =
  'The session of a walk in a browser does not end: walks in React and the tests of the page end it.';

/** A dialog in which something is asked of the server, in the names of its chart. */
type Dialog = {
  readonly region: string;
  readonly call: string;
  readonly signIn: string;
  readonly resume: string;
  /** The states in which it can be left. */
  readonly leftIn: readonly string[];
};

function afterItsSession({ region, call, signIn, resume, leftIn }: Dialog): readonly string[] {
  const open = `following.${region}.open`;
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

/** What a form beside the order cannot meet in Chromium: `send` is what it asks of the server. */
export const formOutlivesSession = (
  send: string,
  asks: readonly string[] = [send],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...asks.map((call) => `${call} → signedOut`),
      `sending · done: ${send} · 3`,
      `sending · done: ${send} · 3 ? answerIsSignedOut = true`,
      'signingIn',
      'signingIn · done: authenticate',
      'signingIn · done: authenticate · 2',
      ...['true', 'false'].map(
        (value) => `signingIn · done: authenticate ? isDismissed = ${value}`,
      ),
      ...['signedIn', 'dismissed'].map((outcome) => `authenticate → ${outcome}`),
    ].map((what) => [what, SESSION_ENDS]),
  );

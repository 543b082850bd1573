import { fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { to } from '#application/kernel/system.ts';
import type { authenticateMachine } from './authenticate.machine.ts';
import type { AuthenticationOutcome, AuthenticationRequest } from './authentication.ts';
import { isSignedIn, type SessionActor } from './session.selectors.ts';

type Dialog = ActorRefFrom<typeof authenticateMachine>;
type Parent = { readonly children: Readonly<Record<string, unknown>> };

/**
 * For every machine that needs to know who the customer is: the sign-in dialog is opened (or the one that is
 * open is joined), and its outcome is answered, so that what was interrupted can go on. A dialog that was
 * stopped unanswered counts as dismissed. A customer is not asked: an answer that refused an older token
 * than theirs is no reason to.
 */
export const askWhoYouAre = fromPromise<AuthenticationOutcome, AuthenticationRequest>(
  async ({ input, system, signal }) => {
    const session = system.get('session') as SessionActor | undefined;
    if (session && isSignedIn(session.getSnapshot())) return 'signedIn';
    const storefront = to('storefront')({ system });
    storefront.send({ type: 'dialog.open', id: 'authenticate', request: input });
    const opened = await waitFor(storefront, (snapshot) => dialogIn(snapshot) !== undefined, {
      timeout: Infinity,
      signal,
    });
    return outcomeOf(dialogIn(opened));
  },
);

const dialogIn = (snapshot: unknown): Dialog | undefined =>
  (snapshot as Parent).children['authenticate'] as Dialog | undefined;

/** Completes for a dialog that ended and for one that was stopped: only the first has an output. */
const outcomeOf = (dialog: Dialog | undefined): Promise<AuthenticationOutcome> =>
  new Promise((resolve, reject) => {
    const answer = () => resolve(dialog?.getSnapshot().output ?? 'dismissed');
    if (!dialog || dialog.getSnapshot().status === 'done') answer();
    else dialog.subscribe({ complete: answer, error: reject });
  });

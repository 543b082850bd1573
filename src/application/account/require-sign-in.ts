import { fromPromise } from 'xstate';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { authenticateMachine } from '#application/account/authenticate/machine.ts';
import type { AuthenticationOutcome, AuthenticationRequest } from './authentication.ts';
import { isSignedIn, type SessionActor } from '#application/account/session/selectors.ts';

/**
 * For every machine that needs to know who the customer is: the sign-in dialog is opened (or the one that is
 * open is joined), and its outcome is answered, so that what was interrupted can go on. A dialog that was
 * stopped unanswered counts as dismissed. A customer is not asked: an answer that refused an older token
 * than theirs is no reason to.
 */
export const requireSignIn = fromPromise<AuthenticationOutcome, AuthenticationRequest>(
  async ({ input, system, signal }) => {
    const session = system.get('session') as SessionActor | undefined;
    if (session && isSignedIn(session.getSnapshot())) return 'signedIn';
    const outcome = await askDialog<typeof authenticateMachine>(
      { type: 'dialog.open', id: 'authenticate', request: input },
      { system, signal },
    );
    return outcome ?? 'dismissed';
  },
);

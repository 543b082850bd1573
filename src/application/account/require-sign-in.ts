import { fromPromise } from 'xstate';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { authenticateMachine } from '#application/account/authenticate/machine.ts';
import type { AuthenticationOutcome, AuthenticationRequest } from './authentication.ts';
import { isSignedIn, type SessionActor } from '#application/account/session/selectors.ts';

/**
 * For machines that need a customer: opens or joins the sign-in dialog and returns its outcome, so
 * that the interrupted flow can go on. A dialog stopped without an answer counts as dismissed. A
 * signed-in customer gets no dialog: the refusal was of an older token.
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

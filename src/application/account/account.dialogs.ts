import { dialog } from '#application/kernel/dialog.ts';
import type { authenticateMachine } from './authenticate.machine.ts';
import type { AuthenticationRequest } from './authentication.ts';
import type { DialogFacts } from './scope.ts';
import type { signOutMachine } from './sign-out.machine.ts';

/** The dialogs of this module, by the id that opens them. */
export const accountDialogs = {
  authenticate: dialog<typeof authenticateMachine>()(
    ({ config, identity }: DialogFacts, request: AuthenticationRequest) => ({
      request,
      guestAllowed: config?.guestCheckout ?? false,
      guestId: identity.guestId,
    }),
  ),
  signOut: dialog<typeof signOutMachine>()(({ identity }: DialogFacts, _: null) => ({
    token: identity.token,
  })),
};

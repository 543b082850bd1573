import { dialog } from '#application/kernel/dialog.ts';
import type { authenticateMachine } from '#application/account/authenticate/machine.ts';
import type { AuthenticationRequest } from './authentication.ts';
import type { recoverPasswordMachine } from '#application/account/recover-password/machine.ts';
import type { DialogFacts } from './scope.ts';
import type { signOutMachine } from '#application/account/sign-out/machine.ts';
import type {
  verificationMachine,
  VerificationRequest,
} from '#application/account/verification/machine.ts';

/** The dialogs of this module, by the id that opens them. */
export const accountDialogs = {
  authenticate: dialog<typeof authenticateMachine>()(
    ({ config, identity }: DialogFacts, request: AuthenticationRequest) => ({
      request,
      guestAllowed: config?.guestCheckout ?? false,
      guestId: identity.guestId,
      country: config?.country ?? '',
      sendsCodes: config?.sendsCodes ?? false,
    }),
  ),
  signOut: dialog<typeof signOutMachine>()(({ identity }: DialogFacts, _: null) => ({
    token: identity.token,
  })),
  /** A new password in the place of one that is forgotten. */
  recoverPassword: dialog<typeof recoverPasswordMachine>()(({ config }: DialogFacts, _: null) => ({
    country: config?.country ?? '',
  })),
  /** An e-mail address or phone that is to be proven. */
  verification: dialog<typeof verificationMachine>()(
    (_: DialogFacts, request: VerificationRequest) => request,
  ),
};

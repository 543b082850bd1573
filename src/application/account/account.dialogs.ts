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
  recoverPassword: dialog<typeof recoverPasswordMachine>()(({ config }: DialogFacts, _: null) => ({
    country: config?.country ?? '',
  })),
  verification: dialog<typeof verificationMachine>()(
    (_: DialogFacts, request: VerificationRequest) => request,
  ),
};

import { authenticateMachine, slots } from '#application/account/authenticate/machine.ts';
import { provide } from '#application/kernel/provide.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createAuthenticator } from './sign-in.api.ts';

export const authenticateDialog = service((get) => {
  const authenticator = createAuthenticator(get(HTTP_CLIENT));
  return provide(authenticateMachine, slots, {
    actors: { signIn: fromCall(authenticator.signIn), signUp: fromCall(authenticator.signUp) },
    effects: {},
  });
});

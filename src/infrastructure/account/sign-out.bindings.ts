import { signOutMachine, slots } from '#application/account/sign-out/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { NAVIGATOR } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createAuthenticator } from './sign-in.api.ts';

export const signOutDialog = service((get) => {
  const authenticator = createAuthenticator(get(HTTP_CLIENT));
  const navigator = get(NAVIGATOR);
  return provide(signOutMachine, slots, {
    actors: {},
    effects: {
      revokeToken: (_, removed) => {
        if (removed !== null) authenticator.revoke(removed);
      },
      goHome: () => navigator.go(paths.home()),
    },
  });
});

import type { Authenticator } from '#application/account/authenticator.port.ts';
import { signOutMachine, slots } from '#application/account/sign-out.machine.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { plug } from '#application/kernel/plug.ts';
import { NAVIGATOR } from '#infrastructure/kernel/kernel.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { AUTHENTICATOR } from './account.bindings.ts';

const plugSignOut = (authenticator: Authenticator, navigator: Navigator) =>
  plug(signOutMachine, slots, {
    actors: {},
    effects: {
      revokeToken: (_, removed) => {
        if (removed !== null) authenticator.revoke(removed);
      },
      goHome: () => navigator.go(paths.home()),
    },
  });

export const signOutDialog = machine(plugSignOut, [AUTHENTICATOR, NAVIGATOR]);

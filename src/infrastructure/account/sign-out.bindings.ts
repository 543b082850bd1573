import type { Authenticator } from '#application/account/authenticator.port.ts';
import { signOutMachine, slots } from '#application/account/sign-out/machine.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { NAVIGATOR } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { AUTHENTICATOR, authenticatorBindings } from './authenticator.bindings.ts';

const provideSignOut = (authenticator: Authenticator, navigator: Navigator) =>
  provide(signOutMachine, slots, {
    actors: {},
    effects: {
      revokeToken: (_, removed) => {
        if (removed !== null) authenticator.revoke(removed);
      },
      goHome: () => navigator.go(paths.home()),
    },
  });

export const signOutDialog: LateMachine<typeof signOutMachine> = {
  bindings: [authenticatorBindings],
  machine: machine(provideSignOut, [AUTHENTICATOR, NAVIGATOR]),
};

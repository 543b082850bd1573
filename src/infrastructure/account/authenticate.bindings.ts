import type { Authenticator } from '#application/account/authenticator.port.ts';
import { authenticateMachine } from '#application/account/authenticate/machine.ts';
import { slots } from '#application/account/authenticate/setup.ts';
import { provide } from '#application/kernel/provide.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { AUTHENTICATOR, authenticatorBindings } from './authenticator.bindings.ts';
import { signInActor, signUpActor } from './authenticate-actors.ts';

const provideAuthenticate = (authenticator: Authenticator) =>
  provide(authenticateMachine, slots, {
    actors: { signIn: signInActor(authenticator), signUp: signUpActor(authenticator) },
    effects: {},
  });

export const authenticateDialog: LateMachine<typeof authenticateMachine> = {
  bindings: [authenticatorBindings],
  machine: machine(provideAuthenticate, [AUTHENTICATOR]),
};

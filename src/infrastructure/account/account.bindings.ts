import { ContainerModule } from 'inversify';
import { authenticateMachine } from '#application/account/authenticate.machine.ts';
import { sessionMachine } from '#application/account/session.machine.ts';
import { signOutMachine } from '#application/account/sign-out.machine.ts';
import { token } from '#infrastructure/kernel/token.ts';

export const SESSION_MACHINE = token<typeof sessionMachine>('SessionMachine');
export const AUTHENTICATE_MACHINE = token<typeof authenticateMachine>('AuthenticateMachine');
export const SIGN_OUT_MACHINE = token<typeof signOutMachine>('SignOutMachine');

/** Which adapter answers which port of this module. */
export const accountBindings = new ContainerModule(({ bind }) => {
  bind(SESSION_MACHINE).toConstantValue(sessionMachine);
  bind(AUTHENTICATE_MACHINE).toConstantValue(authenticateMachine);
  bind(SIGN_OUT_MACHINE).toConstantValue(signOutMachine);
});

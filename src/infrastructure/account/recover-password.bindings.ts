import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import type { PasswordRecovery } from '#application/account/password-recovery.port.ts';
import { recoverPasswordMachine } from '#application/account/recover-password/machine.ts';
import { slots } from '#application/account/recover-password/setup.ts';
import type * as Recovery from '#application/account/recover-password/setup.ts';
import type { SaidAnswer, SendAnswer } from '#application/account/sent-code.ts';
import { provide } from '#application/kernel/provide.ts';
import type { Identifier } from '#domain/account/sign-in.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpPasswordRecovery } from './http-password-recovery.adapter.ts';

const PASSWORD_RECOVERY = token<PasswordRecovery>('PasswordRecovery');

const provideRecoverPassword = (recovery: PasswordRecovery) =>
  provide(recoverPasswordMachine, slots, {
    actors: {
      sendCode: fromPromise<SendAnswer, Identifier>(({ input, signal }) =>
        recovery.send(input, signal),
      ),
      checkCode: fromPromise<SaidAnswer, Recovery.Proof>(({ input, signal }) =>
        recovery.check(input, signal),
      ),
      resetPassword: fromPromise<SaidAnswer, Recovery.Reset>(({ input, signal }) =>
        recovery.reset(input, signal),
      ),
    },
    effects: {},
  });

export const recoverPasswordDialog: LateMachine<typeof recoverPasswordMachine> = {
  bindings: [
    new ContainerModule(({ bind }) => {
      bind(PASSWORD_RECOVERY).toResolvedValue(createHttpPasswordRecovery, [HTTP_CLIENT]);
    }),
  ],
  machine: machine(provideRecoverPassword, [PASSWORD_RECOVERY]),
};

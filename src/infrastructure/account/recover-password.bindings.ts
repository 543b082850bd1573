import { recoverPasswordMachine, slots } from '#application/account/recover-password/machine.ts';
import { provide } from '#application/kernel/provide.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createPasswordRecovery } from './codes.api.ts';

export const recoverPasswordDialog = service((get) => {
  const recovery = createPasswordRecovery(get(HTTP_CLIENT));
  return provide(recoverPasswordMachine, slots, {
    actors: {
      sendCode: fromCall(recovery.send),
      checkCode: fromCall(recovery.check),
      resetPassword: fromCall(recovery.reset),
    },
    effects: {},
  });
});

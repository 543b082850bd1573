import { slots, verificationMachine } from '#application/account/verification/machine.ts';
import { provide } from '#application/kernel/provide.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createContactVerifier } from './codes.api.ts';

export const verificationDialog = service((get) => {
  const verifier = createContactVerifier(get(HTTP_CLIENT));
  const { localStore, uuid } = get(PLATFORM);
  return provide(verificationMachine, slots, {
    actors: { sendCode: fromCall(verifier.send), verifyCode: fromCall(verifier.verify) },
    effects: { notifyOtherTabs: () => localStore.write(KEYS.profileChange, uuid()) },
  });
});

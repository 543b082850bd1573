import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import type { ContactVerifier } from '#application/account/contact-verifier.port.ts';
import type { SaidAnswer, SendAnswer } from '#application/account/sent-code.ts';
import { slots, verificationMachine } from '#application/account/verification/machine.ts';
import type * as Verification from '#application/account/verification/machine.ts';
import { provide } from '#application/kernel/provide.ts';
import type { Channel } from '#domain/account/verification-code.ts';
import { HTTP_CLIENT, PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpContactVerifier } from './http-contact-verifier.adapter.ts';

const CONTACT_VERIFIER = token<ContactVerifier>('ContactVerifier');

const provideVerification = (verifier: ContactVerifier, platform: Platform) =>
  provide(verificationMachine, slots, {
    actors: {
      sendCode: fromPromise<SendAnswer, Channel>(({ input, signal }) =>
        verifier.send(input, signal),
      ),
      verifyCode: fromPromise<SaidAnswer, Verification.TypedCode>(({ input, signal }) =>
        verifier.verify(input, signal),
      ),
    },
    effects: {
      notifyOtherTabs: () => platform.localStore.write(KEYS.profileChange, platform.uuid()),
    },
  });

export const verificationDialog: LateMachine<typeof verificationMachine> = {
  bindings: [
    new ContainerModule(({ bind }) => {
      bind(CONTACT_VERIFIER).toResolvedValue(createHttpContactVerifier, [HTTP_CLIENT]);
    }),
  ],
  machine: machine(provideVerification, [CONTACT_VERIFIER, PLATFORM]),
};

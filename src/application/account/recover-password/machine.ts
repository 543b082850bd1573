import { answered, type Answered } from '#application/kernel/answered.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { parseNewPassword, parseRecovery } from '#domain/account/recovery.ts';
import { coding, resending, sending } from '#application/account/recover-password/states/code.ts';
import { FINE, identifierIn, recovery } from './setup.ts';
import type { SaidAnswer } from '#application/account/sent-code.ts';
import type * as Recovery from './setup.ts';

type Named = { readonly context: Recovery.Context; readonly event: Recovery.SubmitIdentifier };
type Chosen = { readonly context: Recovery.Context; readonly event: Recovery.SubmitPassword };

export const recoverPasswordMachine = recovery.createMachine({
  id: 'recoverPassword',
  description: 'A customer forgot their password, and sets a new one with a code that is sent.',
  context: ({ input }) => ({
    ...input,
    identifier: null,
    resendIn: 0,
    mayResend: false,
    code: '',
    password: '',
    ...FINE,
  }),
  initial: 'identifying',
  states: {
    identifying: {
      description: 'The customer says by which e-mail address or phone they are known.',
      tags: 'identifying',
      meta: { reqs: ['AUTH-05'] },
      on: {
        'identifier.submit': parsed(
          ({ context, event }: Named) => parseRecovery(event.identifier, context.country),
          ({ value, refusals }) => ({
            complete: { target: 'sending', actions: { type: 'setIdentifier', params: value } },
            refused: { actions: { type: 'setIdentifierRefusal', params: refusals } },
          }),
        ),
        'dialog.close': 'dismissed',
      },
    },
    sending,
    coding,
    resending,
    choosing: {
      description: 'The code was right: the customer types a new password, twice.',
      tags: 'choosing',
      meta: { reqs: ['AUTH-05'] },
      on: {
        'password.submit': parsed(
          ({ context, event }: Chosen) =>
            parseNewPassword(event.form, {
              identifier: identifierIn(context),
              country: context.country,
            }),
          ({ value, refusals }) => ({
            complete: { target: 'resetting', actions: { type: 'setPassword', params: value } },
            refused: { actions: { type: 'setPasswordRefusals', params: refusals } },
          }),
        ),
        'identifier.change': { target: 'identifying', actions: 'clearCode' },
        'dialog.close': 'dismissed',
      },
    },
    resetting: {
      description: 'The server sets the new password, and signs the customer out everywhere.',
      tags: ['choosing', 'busy'],
      meta: { reqs: ['AUTH-05'] },
      exit: 'clearPassword',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({
          identifier: identifierIn(context),
          code: context.code,
          password: context.password,
        }),
        onDone: answered(({ value, failure }: Answered<SaidAnswer>) => ({
          accepted: {
            target: 'changed',
            actions: {
              type: 'showNotice',
              params: (done: Parameters<typeof value>[0]) =>
                ({ kind: 'passwordChanged', text: value(done).said }) as const,
            },
          },
          failed: { target: 'choosing', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    changed: {
      type: 'final',
      description: 'The new password counts. The customer signs in with it.',
      meta: { reqs: ['AUTH-05'] },
      entry: 'clearCode',
      output: 'changed',
    },
    dismissed: {
      type: 'final',
      description: 'The customer is back where they came from, and nothing is changed.',
      meta: { reqs: ['AUTH-05'] },
      entry: 'clearCode',
      output: 'dismissed',
    },
  },
  output: finalOutput<Recovery.Output>(),
});

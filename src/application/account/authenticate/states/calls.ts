import type { DoneActorEvent } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import { issued, signInCommand, signUpCommand } from '../rules.ts';
import { authenticate } from '../setup.ts';
import type * as Authenticate from '../setup.ts';

type Done<Answer> = {
  readonly context: Authenticate.Context;
  readonly event: DoneActorEvent<Answer>;
};

export const signingIn = authenticate.createStateConfig({
  description: 'The server checks the password.',
  tags: 'busy',
  meta: { reqs: ['AUTH-02', 'AUTH-05'] },
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context }) => signInCommand(context),
    onDone: [
      {
        guard: { type: 'cartsConflict', params: ({ event }) => event.output },
        target: 'choosingCart',
      },
      ...answered(({ value, failure }: Answered<Authenticate.SignInAnswer, 'cartsConflict'>) => ({
        accepted: {
          target: 'signedIn',
          actions: {
            type: 'reportToken',
            params: ({ context, event }: Done<Authenticate.SignInAnswer>) =>
              issued(context, value({ event })),
          },
        },
        failed: {
          target: 'form.signIn',
          actions: [{ type: 'setFailure', params: failure }, 'clearForms'],
        },
      })),
    ],
  },
});

export const choosingCart = authenticate.createStateConfig({
  description: "The guest's cart and the account's do not go together: the customer keeps one.",
  tags: 'choosingCart',
  meta: { reqs: ['AUTH-06'] },
  on: {
    'guestCart.keep': {
      target: 'signingIn',
      actions: { type: 'setCartChoice', params: 'guest' },
    },
    'accountCart.keep': {
      target: 'signingIn',
      actions: { type: 'setCartChoice', params: 'account' },
    },
    'dialog.close': { target: 'form.signIn', actions: 'clearForms' },
  },
});

export const signingUp = authenticate.createStateConfig({
  description: 'The server opens the account, and signs the customer in at once.',
  tags: ['signUp', 'busy'],
  meta: { reqs: ['AUTH-02', 'AUTH-06'] },
  invoke: {
    id: 'signUp',
    src: 'signUp',
    input: ({ context }) => signUpCommand(context),
    onDone: answered(({ value, failure }: Answered<Authenticate.SignUpAnswer>) => ({
      accepted: {
        target: 'signedUp',
        actions: {
          type: 'reportToken',
          params: ({ context, event }: Done<Authenticate.SignUpAnswer>) =>
            issued(context, value({ event })),
        },
      },
      failed: {
        target: 'form.signUp',
        actions: [{ type: 'setFailure', params: failure }, 'clearForms'],
      },
    })),
  },
});

import { parsed } from '#application/kernel/parsed.ts';
import { parseSignIn } from '#domain/account/sign-in.ts';
import { parseSignUp } from '#domain/account/sign-up.ts';
import { authenticate } from '../setup.ts';
import type * as Authenticate from '../setup.ts';

type Sent<Submit> = { readonly context: Authenticate.Context; readonly event: Submit };

/** Idle: the customer fills in a form or switches to the other one. */
export const form = authenticate.createStateConfig({
  description: 'The customer fills in a form: to sign in, or to open an account.',
  meta: { reqs: ['AUTH-05', 'AUTH-06'] },
  initial: 'opening',
  on: {
    'guest.continue': { guard: 'guestIsWelcome', target: 'guest' },
    'dialog.close': 'dismissed',
  },
  states: {
    opening: {
      description: 'The dialog opens with the form that was asked for.',
      meta: { reqs: ['AUTH-05', 'AUTH-06'] },
      always: [{ guard: 'signUpIsWanted', target: 'signUp' }, { target: 'signIn' }],
    },
    signIn: {
      description: 'The customer says who they are, with a password.',
      meta: { reqs: ['AUTH-05', 'AUTH-06'] },
      on: {
        'view.signUp': { target: 'signUp', actions: 'clearRefusals' },
        'signIn.submit': parsed(
          ({ context, event }: Sent<Authenticate.SubmitSignIn>) =>
            parseSignIn(event.form, context.country),
          ({ value, refusals }) => ({
            complete: {
              target: '#authenticate.signingIn',
              actions: { type: 'setSignIn', params: value },
            },
            refused: { actions: { type: 'setSignInRefusals', params: refusals } },
          }),
        ),
      },
    },
    signUp: {
      description: 'A visitor opens an account.',
      tags: 'signUp',
      meta: { reqs: ['AUTH-06'] },
      on: {
        'view.signIn': { target: 'signIn', actions: 'clearRefusals' },
        'signUp.submit': parsed(
          ({ context, event }: Sent<Authenticate.SubmitSignUp>) =>
            parseSignUp(event.form, context.country),
          ({ value, refusals }) => ({
            complete: {
              target: '#authenticate.signingUp',
              actions: { type: 'setSignUp', params: value },
            },
            refused: { actions: { type: 'setSignUpRefusals', params: refusals } },
          }),
        ),
      },
    },
  },
});

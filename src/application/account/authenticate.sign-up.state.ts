import { issuedToken, signUpCommand } from './authenticate.context.ts';
import { authenticate } from './authenticate.setup.ts';

export const signUp = authenticate.createStateConfig({
  description: 'Somebody new opens an account.',
  tags: 'signUp',
  meta: { reqs: ['AUTH-06'] },
  on: {
    'view.signIn': { target: 'signIn', actions: 'forgetMarks' },
    'signUp.submit': [
      {
        guard: { type: 'signUpIsComplete', params: ({ event }) => event.form },
        target: 'signingUp',
        actions: { type: 'holdSignUp', params: ({ event }) => event.form },
      },
      { actions: { type: 'markSignUp', params: ({ event }) => event.form } },
    ],
    'guest.continue': { guard: 'guestIsWelcome', target: 'guest' },
    'dialog.close': 'dismissed',
  },
});

export const signingUp = authenticate.createStateConfig({
  description: 'The app opens the account, and signs the customer in at once.',
  tags: ['signUp', 'busy'],
  meta: { reqs: ['AUTH-02', 'AUTH-06'] },
  invoke: {
    id: 'signUp',
    src: 'signUp',
    input: ({ context }) => signUpCommand(context),
    onDone: [
      {
        guard: { type: 'tokenIsIssued', params: ({ event }) => event.output },
        target: 'signedIn',
        actions: {
          type: 'handOverToken',
          params: ({ context, event }) => issuedToken(context, event.output),
        },
      },
      {
        target: 'signUp',
        actions: [{ type: 'explainFailure', params: ({ event }) => event.output }, 'forgetForms'],
      },
    ],
  },
});

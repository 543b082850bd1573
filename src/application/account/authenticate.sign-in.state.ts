import { issuedToken, signInCommand } from './authenticate.context.ts';
import { authenticate } from './authenticate.setup.ts';

export const signIn = authenticate.createStateConfig({
  description: 'The customer says who they are, with a password.',
  tags: 'signIn',
  meta: { reqs: ['AUTH-05', 'AUTH-06'] },
  on: {
    'view.signUp': { target: 'signUp', actions: 'forgetMarks' },
    'signIn.submit': [
      {
        guard: { type: 'signInIsComplete', params: ({ event }) => event.form },
        target: 'signingIn',
        actions: { type: 'holdSignIn', params: ({ event }) => event.form },
      },
      { actions: { type: 'markSignIn', params: ({ event }) => event.form } },
    ],
    'guest.continue': { guard: 'guestIsWelcome', target: 'guest' },
    'dialog.close': 'dismissed',
  },
});

export const signingIn = authenticate.createStateConfig({
  description: 'The app checks the password. It asks back when two carts cannot become one.',
  tags: ['signIn', 'busy'],
  meta: { reqs: ['AUTH-02', 'AUTH-05'] },
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context }) => signInCommand(context, 'ask'),
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
        guard: { type: 'cartsConflict', params: ({ event }) => event.output },
        target: 'askingForCart',
      },
      {
        target: 'signIn',
        actions: [{ type: 'explainFailure', params: ({ event }) => event.output }, 'forgetForms'],
      },
    ],
  },
});

export const askingForCart = authenticate.createStateConfig({
  description: "The guest's cart and the account's do not go together: the customer keeps one.",
  tags: 'askingForCart',
  meta: { reqs: ['AUTH-06'] },
  on: {
    'guestCart.keep': 'keepingGuestCart',
    'accountCart.keep': 'keepingAccountCart',
    'dialog.close': { target: 'signIn', actions: 'forgetForms' },
  },
});

export const keepingGuestCart = authenticate.createStateConfig({
  description: "The app signs the customer in with the guest's cart.",
  tags: ['askingForCart', 'busy'],
  meta: { reqs: ['AUTH-06'] },
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context }) => signInCommand(context, 'guest'),
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
        target: 'signIn',
        actions: [{ type: 'explainFailure', params: ({ event }) => event.output }, 'forgetForms'],
      },
    ],
  },
});

export const keepingAccountCart = authenticate.createStateConfig({
  description: "The app signs the customer in with the account's cart.",
  tags: ['askingForCart', 'busy'],
  meta: { reqs: ['AUTH-06'] },
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context }) => signInCommand(context, 'account'),
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
        target: 'signIn',
        actions: [{ type: 'explainFailure', params: ({ event }) => event.output }, 'forgetForms'],
      },
    ],
  },
});

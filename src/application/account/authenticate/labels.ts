import { labelsOf } from '#application/kernel/labels-of.ts';
import type { authenticateMachine } from './machine.ts';

export const labels = labelsOf<typeof authenticateMachine>({
  events: {
    'view.signIn': 'the visitor would rather sign in',
    'view.signUp': 'the visitor would rather open an account',
    'signIn.submit': 'the customer sends e-mail or phone, and password',
    'signUp.submit': 'the visitor sends the form for a new account',
    'guestCart.keep': "the customer keeps the guest's cart",
    'accountCart.keep': "the customer keeps the account's cart",
  },
  guards: {
    signUpIsWanted: 'the visitor asked for a new account',
    codesAreSent: 'codes can be sent here',
    guestIsWelcome: 'guests may go on here',
    cartsConflict: "the guest's cart and the account's do not go together",
  },
  not: {
    signUpIsWanted: 'the visitor asked to sign in',
    codesAreSent: 'codes cannot be sent here',
  },
  actions: {
    setSignInRefusals: 'mark what is missing or wrong in the form',
    setSignUpRefusals: 'mark what is missing or wrong in the new account',
    clearRefusals: 'take the marks off the form',
    setSignIn: 'keep what was typed until the server has answered',
    setSignUp: 'keep the new account until the server has answered',
    setCartChoice: 'note which cart the customer keeps',
    clearForms: 'forget what was typed, the password with it',
    withdrawRequest: 'take back what was said to make them sign in',
    reportToken: 'let the customer shop under their name from now on',
  },
  actors: {
    signIn: {
      does: 'ask the server to check the password',
      accepted: 'the server signs the customer in',
      failed: 'the password is wrong, or no answer came',
    },
    signUp: {
      does: 'ask the server for a new account',
      accepted: 'the server opens the account',
      failed: 'the server refuses the new account, or no answer came',
    },
  },
});

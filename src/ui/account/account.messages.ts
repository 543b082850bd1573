import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  identifier: {
    id: 'account.signIn.identifier',
    defaultMessage: 'E-mail or phone',
    description: 'Label of the field that says who signs in.',
  },
  identifierHint: {
    id: 'account.signIn.identifierHint',
    defaultMessage: 'Phone with country code, such as +1 212 555 0123',
    description: 'Under that field.',
  },
  password: {
    id: 'account.field.password',
    defaultMessage: 'Password',
    description:
      'Label of the password field, and heading of the part of the form in which it is changed.',
  },
  passwordHint: {
    id: 'account.signUp.passwordHint',
    defaultMessage: '8 or more characters, with a letter and a digit',
    description: 'Under the field for a new password.',
  },
  showPassword: {
    id: 'account.field.showPassword',
    defaultMessage: 'Show password',
    description: 'Name of the eye button in a password field, read aloud.',
  },
  hidePassword: {
    id: 'account.field.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Name of the same button while the password is shown.',
  },
  save: {
    id: 'account.signIn.remember',
    defaultMessage: 'Remember me',
    description: 'Check box: stay signed in after the browser is closed.',
  },
  noAccount: {
    id: 'account.signIn.noAccount',
    defaultMessage: 'New here?',
    description: 'Before the link to Sign Up.',
  },
  haveAccount: {
    id: 'account.signUp.haveAccount',
    defaultMessage: 'Already have an account?',
    description: 'Before the link to Sign In.',
  },
  continueAsGuest: {
    id: 'account.signIn.continueAsGuest',
    defaultMessage: 'Continue as guest',
    description: 'Button: go on with what was interrupted, without an account.',
  },
  or: {
    id: 'account.signIn.or',
    defaultMessage: 'or',
    description: 'Between signing in and going on as a guest.',
  },
  firstName: {
    id: 'account.field.firstName',
    defaultMessage: 'First name',
    description: 'Label of a field.',
  },
  lastName: {
    id: 'account.field.lastName',
    defaultMessage: 'Last name',
    description: 'Label of a field.',
  },
  phoneHint: {
    id: 'account.field.phoneHint',
    defaultMessage: 'With country code, such as +1 212 555 0123',
    description: 'Under the phone field.',
  },
  confirmation: {
    id: 'account.signUp.confirmation',
    defaultMessage: 'Password again',
    description: 'Label of the field that repeats the new password.',
  },
  referralCode: {
    id: 'account.signUp.referralCode',
    defaultMessage: 'Referral code',
    description: 'Label of a field.',
  },
  terms: {
    id: 'account.signUp.terms',
    defaultMessage: 'I accept the terms and conditions',
    description: 'Check box that must be set to sign up.',
  },
  missing: {
    id: 'account.refusal.missing',
    defaultMessage: 'Please fill in this field.',
    description: 'Under a field that was left empty.',
  },
  identifierMalformed: {
    id: 'account.refusal.identifier',
    defaultMessage: 'Enter an e-mail address, or a phone number with country code.',
    description: 'Under the field "E-mail or phone".',
  },
  emailMalformed: {
    id: 'account.refusal.email',
    defaultMessage: 'Enter a valid e-mail address.',
    description: 'Under the e-mail field.',
  },
  phoneMalformed: {
    id: 'account.refusal.phone',
    defaultMessage: 'Enter the number with its country code, such as +1 212 555 0123.',
    description: 'Under the phone field.',
  },
  tooLong: {
    id: 'account.refusal.tooLong',
    defaultMessage: 'This is too long.',
    description: 'Under a field with too many characters.',
  },
  tooWeak: {
    id: 'account.refusal.tooWeak',
    defaultMessage: 'Use 8 or more characters, with a letter and a digit.',
    description: 'Under the field for a new password.',
  },
  ownContact: {
    id: 'account.refusal.ownContact',
    defaultMessage: 'Choose a password that is not your e-mail address or phone number.',
    description: 'Under the field for a new password, which holds the e-mail or phone itself.',
  },
  different: {
    id: 'account.refusal.different',
    defaultMessage: 'The two passwords differ.',
    description: 'Under the field that repeats the password.',
  },
  notAccepted: {
    id: 'account.refusal.terms',
    defaultMessage: 'Please accept the terms and conditions.',
    description: 'Under the check box.',
  },
  cartTitle: {
    id: 'account.cart.title',
    defaultMessage: 'Which cart do you want to keep?',
    description:
      "Heading of the question when the guest's cart and the account's do not go together.",
  },
  cartQuestion: {
    id: 'account.cart.question',
    defaultMessage:
      'Your account already has a cart from another store. If you keep the new cart, that one is emptied.',
    description: 'The question itself.',
  },
  keepGuestCart: {
    id: 'account.cart.keepGuest',
    defaultMessage: 'Keep the new cart',
    description: 'Button: the cart filled before signing in replaces the one of the account.',
  },
  keepAccountCart: {
    id: 'account.cart.keepAccount',
    defaultMessage: 'Keep the cart of my account',
    description: 'Button: the cart of the account stays as it is.',
  },
  logoutQuestion: {
    id: 'account.signOut.question',
    defaultMessage: 'Are you sure you want to logout?',
    description: 'Question before signing out. Answers: Cancel, Yes.',
  },
  newPassword: {
    id: 'account.field.newPassword',
    defaultMessage: 'New password',
    description: 'Label of a field.',
  },
});

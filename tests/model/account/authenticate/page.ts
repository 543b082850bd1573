import type { SnapshotFrom } from 'xstate';
import type { authenticateMachine } from '#application/account/authenticate/machine.ts';
import type { SignUpForm } from '#domain/account/sign-up.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { optional, required } from '#tests/model/support/form-labels.ts';
import {
  definePage,
  passedThrough,
  pressing,
  says,
  type Person,
  type Locator,
  type TextMatch,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof authenticateMachine>;

const signInDialog: Locator = ['dialog', says('account.signIn.submit')];
const signUpDialog: Locator = ['dialog', says('account.signUp.submit')];
const cartQuestion: Locator = ['alertdialog', says('account.cart.title')];
const signIn = says('account.signIn.submit');
const signUp = says('account.signUp.submit');
const guest = says('account.signIn.continueAsGuest');
const password = says('account.field.password');

async function seesNothing(person: Person): Promise<void> {
  await person.doesNotSee(...signInDialog);
  await person.doesNotSee(...signUpDialog);
  await person.doesNotSee(...cartQuestion);
}

const isWelcome = ({ context }: Planned): boolean =>
  context.guestAllowed && context.request.offerGuest;

/** The guest option appears only where the app lets guests order. */
async function seesGuestOption(person: Person, planned: Planned): Promise<void> {
  await (isWelcome(planned)
    ? person.canPress('button', guest)
    : person.doesNotSee('button', guest));
}

/** Either form: required and optional fields, the submit button, and the link to the other form. */
const signInForm = ({ context }: Planned): readonly TextMatch[] => [
  says('account.signIn.submit'),
  ...required(says('account.signIn.identifier')),
  says('account.signIn.identifierHint'),
  ...required(password),
  ...(context.sendsCodes ? [says('account.recovery.open')] : []),
  says('account.signIn.remember'),
  signIn,
  says('account.signIn.noAccount'),
  signUp,
];
const SIGN_UP: readonly TextMatch[] = [
  says('account.signUp.submit'),
  ...required(says('account.field.firstName')),
  says('account.field.lastName'),
  ...required(says('kernel.contact.email')),
  ...required(says('kernel.contact.phone')),
  says('account.field.phoneHint'),
  ...required(password),
  says('account.signUp.passwordHint'),
  ...required(says('account.signUp.confirmation')),
  ...optional(says('account.signUp.referralCode')),
  says('account.signUp.terms'),
  signUp,
  says('account.signUp.haveAccount'),
  signIn,
];

async function seesForm(
  person: Person,
  form: readonly TextMatch[],
  planned: Planned,
): Promise<void> {
  await person.readsInOrder(
    ...form,
    ...(isWelcome(planned) ? [says('account.signIn.or'), guest] : []),
  );
  await person.canPress('button', says('kernel.dialog.close'));
}

async function seesWaysOn(
  person: Person,
  [send, other]: readonly [TextMatch, TextMatch],
): Promise<void> {
  await person.canPress('button', send);
  await person.canPress('button', other);
}

async function seesWhatWentWrong(person: Person, { context }: Planned): Promise<void> {
  if (context.failure) await person.within('alert').reads(failureText(context.failure));
  const { signInRefusals, signUpRefusals } = context;
  if (signInRefusals.password || signUpRefusals.password) await person.seesMarked(password);
}

async function seesBusyCartQuestion(person: Person): Promise<void> {
  const dialog = person.within(...cartQuestion);
  await dialog.cannotPress('button', says('account.cart.keepGuest'));
  await dialog.cannotPress('button', says('account.cart.keepAccount'));
}

async function fillIn(person: Person, form: SignUpForm): Promise<void> {
  const fields: readonly (readonly [TextMatch, string])[] = [
    [says('account.field.firstName'), form.firstName],
    [says('account.field.lastName'), form.lastName],
    [says('kernel.contact.email'), form.email],
    [says('kernel.contact.phone'), form.phone],
    [password, form.password],
    [says('account.signUp.confirmation'), form.confirmation],
  ];
  for (const [label, text] of fields) await person.type(label, text);
  await person.tick(says('account.signUp.terms'), form.termsAccepted);
}

export const page = definePage(flow, {
  states: {
    form: {
      always: async (person) => person.doesNotSee(...cartQuestion),
      opening: passedThrough,
      signIn: async (person, planned) => {
        const dialog = person.within(...signInDialog);
        await dialog.seesField(says('account.signIn.identifier'));
        await seesForm(dialog, signInForm(planned), planned);
        await seesWaysOn(dialog, [signIn, signUp]);
        await seesGuestOption(dialog, planned);
        await seesWhatWentWrong(dialog, planned);
      },
      signUp: async (person, planned) => {
        const dialog = person.within(...signUpDialog);
        await dialog.sees('checkbox', says('account.signUp.terms'));
        await seesForm(dialog, SIGN_UP, planned);
        await seesWaysOn(dialog, [signUp, signIn]);
        await seesGuestOption(dialog, planned);
        await seesWhatWentWrong(dialog, planned);
      },
    },
    signingIn: async (person, planned) => {
      if (planned.context.onCartConflict !== 'ask') return seesBusyCartQuestion(person);
      const dialog = person.within(...signInDialog);
      await seesForm(dialog, signInForm(planned), planned);
      await dialog.cannotPress('button', signIn);
      await dialog.cannotPress('button', signUp);
    },
    choosingCart: async (person) => {
      const dialog = person.within(...cartQuestion);
      await dialog.readsInOrder(
        says('account.cart.title'),
        says('account.cart.question'),
        says('account.cart.keepGuest'),
        says('account.cart.keepAccount'),
      );
      await dialog.canPress('button', says('account.cart.keepGuest'));
      await dialog.canPress('button', says('account.cart.keepAccount'));
      await dialog.canPress('button', says('kernel.dialog.close'));
    },
    signingUp: async (person, planned) => {
      const dialog = person.within(...signUpDialog);
      await seesForm(dialog, SIGN_UP, planned);
      await dialog.cannotPress('button', signUp);
      await dialog.cannotPress('button', signIn);
    },
    signedIn: seesNothing,
    signedUp: passedThrough,
    unverified: seesNothing,
    guest: seesNothing,
    dismissed: seesNothing,
  },
  events: {
    'view.signIn': pressing('button', signIn, signUpDialog),
    'view.signUp': pressing('button', signUp, signInDialog),
    'signIn.submit': {
      does: async (person, { form }) => {
        const dialog = person.within(...signInDialog);
        await dialog.type(says('account.signIn.identifier'), form.identifier);
        await dialog.type(password, form.password);
        await dialog.tick(says('account.signIn.remember'), form.rememberMe);
        await dialog.press('button', signIn);
      },
      absent: (person) => person.within(...signInDialog).cannotPress('button', signIn),
    },
    'signUp.submit': {
      does: async (person, { form }) => {
        const dialog = person.within(...signUpDialog);
        await fillIn(dialog, form);
        await dialog.press('button', signUp);
      },
      absent: (person) => person.within(...signUpDialog).cannotPress('button', signUp),
    },
    'guestCart.keep': pressing('button', says('account.cart.keepGuest'), cartQuestion),
    'accountCart.keep': pressing('button', says('account.cart.keepAccount'), cartQuestion),
    'guest.continue': pressing('button', guest),
    'dialog.close': {
      ...pressing('button', says('kernel.dialog.close')),
      idle: {
        signingIn: 'The app is answering: what it says must not be missed.',
        signingUp: 'The app is answering: what it says must not be missed.',
      },
    },
  },
});

import type * as Tracking from '#application/ordering/tracking.types.ts';
import { isAbsence } from '#application/kernel/call-failure.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  type Step,
  passedThrough,
  pressing,
  says,
  saysFirst,
  type Locator,
  type Person,
  type TextMatch,
} from '@sundry/statecharts';

type Planned = {
  readonly context: Tracking.Context<Tracking.Kind>;
  hasTag(tag: Tracking.Tag): boolean;
};

type Names = 'title' | 'number' | 'notFound' | 'find' | 'finding' | 'another';
type Says = Readonly<Record<Names | 'cancel' | 'keep' | 'confirm', ReturnType<typeof says>>> & {
  /** A guest needs the phone as well. */
  readonly lead: ForBoth;
  readonly notFoundHint: ForBoth;
};
type ForBoth = Readonly<Record<'guest' | 'customer', ReturnType<typeof says>>>;

export const GUESTS_ARE_NOT_OFFERED = {
  guest: 'Whose session ended is asked to sign in again: the dialog offers no guest.',
};

/** Receiver of a dialog's events. It has no number of its own: charts must be the same on each run. */
export const tracker = { send: () => {} };

/** The identity changes where it matters: before anything is found, on the page, and with a dialog open. */
export const visitorEvents = {
  'a guest': { visitor: 'guest' },
  'a customer': { visitor: 'customer' },
  'a session that ran out': { visitor: 'sessionEnded' },
} as const;

/** Only on a fully loaded page without failures: other steps cover the rest. */
export const mayVisitorChange = (it: Planned, visitor: string): boolean => {
  const { context } = it;
  // A guest stays a guest: the page keeps its content.
  if (visitor === 'a guest') return !context.signedIn && it.hasTag('missing');
  if (context.failure || context.cancelFailure || it.hasTag('looking') || it.hasTag('busy')) {
    return false;
  }
  if (visitor === 'a session that ran out') return context.signedIn && it.hasTag('shown');
  const isFresh = !context.signedIn && !context.sessionEnded && !context.tried;
  return isFresh && context.form.id !== '' && context.form.phone === '';
};

const phone = says('kernel.contact.phone');
export const refresh = says('ordering.track.refresh');
const signInDialog: Locator = ['dialog', says('account.signIn.submit')];
export const elsewhere = {
  'Signing in has a page of its own: account/authenticate.': signInDialog,
};

export async function isRequiredToSignIn(person: Person): Promise<void> {
  await person.within(...signInDialog).seesField(says('account.signIn.identifier'));
}

/** CHK-07: the age of the shown status, until nothing more happens. */
const seesItsAge = (person: Person) => person.reads(says('ordering.track.updated', { when: '' }));

/** Outdated content is marked. */
export async function seesWhetherItIsOld(person: Person, { context }: Planned): Promise<void> {
  const stale = says('ordering.track.stale');
  await (context.failure ? person.reads(stale) : person.doesNotRead(stale));
}

/** A dialog with a pending answer: nothing in it can be pressed. */
const waits = (dialog: Locator, button: TextMatch) => (person: Person) =>
  person.within(...dialog).cannotPress('button', button);

/** A time of the day in figures, in the shop's time zone. */
export const clockOf = (at: number, timeZone: string): RegExp => {
  const parts = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(at);
  return new RegExp(parts.replace(/\s.*$/, ''));
};

/** States from "send" in a dialog to its outcome. */
export const sendingStates = (dialog: Locator, button: TextMatch) => ({
  sending: waits(dialog, button),
  checking: waits(dialog, button),
  judging: passedThrough,
  signingIn: isRequiredToSignIn,
  resuming: waits(dialog, button),
});

/** A dialog cannot be closed during its call. */
export const leaving = (button: TextMatch, dialog: Locator, region: string) => ({
  ...pressing('button', button, dialog),
  idle: Object.fromEntries(
    ['sending', 'checking', 'resuming'].map((state) => [
      `tracking.${region}.open.${state}`,
      'The app is answering: what it says must not be missed.',
    ]),
  ),
});

export function trackingPage({ title, number, notFound, find, finding, another, ...words }: Says) {
  const whoIs = ({ context }: Planned) => (context.signedIn ? 'customer' : 'guest');
  const question: Locator = ['alertdialog', words.cancel];
  /** A guest proves it by the phone; a customer's own is found by its number alone (D-07). */
  async function seesForm(person: Person, planned: Planned): Promise<void> {
    const { signedIn } = planned.context;
    await person.sees('heading', title);
    await person.seesField(number);
    await (signedIn
      ? person.doesNotSee('textbox', saysFirst(phone.says))
      : person.seesField(phone));
    const ofPhone = signedIn ? [] : [phone, '*', says('kernel.contact.phoneHint')];
    await person.readsInOrder(title, words.lead[whoIs(planned)], number, '*', ...ofPhone, find);
    await person.canPress('button', find);
  }
  return {
    question,
    states: {
      starting: passedThrough,
      asking: {
        always: seesForm,
        unsearched: (person: Person) => person.doesNotRead(notFound),
        missing: (person: Person, planned: Planned) => {
          const { failure } = planned.context;
          const isThere = failure !== null && !isAbsence(failure);
          const told = isThere
            ? [failureText(failure)]
            : [notFound, words.notFoundHint[whoIs(planned)]];
          return person.within('alert').readsInOrder(...told);
        },
        unread: async (person: Person, { context: { failure } }: Planned) => {
          if (failure) await person.within('alert').reads(failureText(failure));
          await person.doesNotRead(notFound);
        },
      },
      finding: async (person: Person) => {
        await person.within('status').readsInOrder(title, finding);
        await person.doesNotSee('textbox', saysFirst(number.says));
      },
    },
    looking: {
      deciding: passedThrough,
      waiting: seesItsAge,
      refreshing: seesItsAge,
      paused: { silent: 'The page is hidden.' },
      settled: (person: Person) => person.doesNotSee('button', refresh),
    },
    sending: sendingStates(question, words.confirm),
    events: {
      'number.type': {
        does: (person: Person, { text }: { readonly text: string }) => person.type(number, text),
        absent: (person: Person) => person.doesNotSee('textbox', saysFirst(number.says)),
      },
      'phone.type': {
        does: (person: Person, { text }: { readonly text: string }) => person.type(phone, text),
        absent: (person: Person) => person.doesNotSee('textbox', saysFirst(phone.says)),
      },
      'search.submit': pressing('button', find),
      'other.find': pressing('button', another),
      'look.again': pressing('button', refresh),
      'page.show': { sentBy: 'the app', because: 'The browser says that the page is looked at.' },
      'page.hide': { sentBy: 'the app', because: 'The browser says that the page is hidden.' },
      'visitor.change': { sentBy: 'the app', because: 'The session goes on beside the page.' },
      'cancel.confirm': pressing('button', words.confirm, question),
      'cancel.leave': leaving(words.keep, question, 'canceling'),
    },
  } as const;
}

type Typed = Readonly<
  Record<'number.type' | 'phone.type', Readonly<Record<string, { readonly text: string }>>>
>;

/** True where the form does not repeat a value. Null for events outside the form. */
export function isNewlyTyped({ context }: Planned, step: Step, typed: Typed): boolean | null {
  if (step.kind !== 'user') return true;
  if (step.event === 'number.type') {
    return context.form.id !== typed['number.type'][step.case]?.text;
  }
  if (step.event === 'phone.type') {
    return !context.signedIn && context.form.phone !== typed['phone.type'][step.case]?.text;
  }
  return null;
}

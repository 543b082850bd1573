import type { SnapshotFrom } from 'xstate';
import { isUndoable } from '#application/shell/app-notices.ts';
import type { Notice } from '#application/kernel/notice.ts';
import type { toastsMachine } from '#application/shell/toasts/machine.ts';
import {
  type Step,
  definePage,
  passedThrough,
  pressing,
  says,
  type Person,
  type Locator,
  type MessageText,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof toastsMachine>;
type UserStep = Extract<Step, { kind: 'user' }>;

const corner: Locator = ['region', says('shell.toasts.region')];
const undo = says('shell.toasts.undo');
const dismiss = says('shell.toasts.dismiss');

/** Successes are polite, failures assertive. */
const told: readonly (readonly [kind: Notice['kind'], where: Locator, sentence: MessageText])[] = [
  ['itemAdded', ['status'], says('cart.notice.itemAdded')],
  ['itemUpdated', ['status'], says('cart.notice.itemUpdated')],
  ['cartRestored', ['status'], says('cart.notice.cartRestored')],
  ['itemRemoved', ['status'], says('cart.notice.itemRemoved')],
  ['vehicleRemoved', ['status'], says('rental.notice.vehicleRemoved')],
  ['offline', ['alert'], says('kernel.notice.offline')],
  ['moduleMustBeSelected', ['alert'], says('catalogue.notice.moduleMustBeSelected')],
  ['signInRequired', ['alert'], says('kernel.failure.signedOut')],
  ['tripLost', ['alert'], says('rental.notice.tripLost', { wanted: 'trip' })],
  ['addYourLocation', ['alert'], says('location.notice.addYourLocation')],
  ['somethingWentWrong', ['alert'], says('kernel.failure.failed')],
];

async function readsWhatIsTold(person: Person, { context: { toasts } }: Planned): Promise<void> {
  for (const [kind, where, sentence] of told) {
    const isShown = toasts.some(({ notice }) => notice.kind === kind);
    const place = person.within(...corner).within(...where);
    await (isShown ? place.reads(sentence) : place.doesNotRead(sentence));
  }
  const canBeTakenBack = toasts.some(({ notice }) => isUndoable(notice));
  const place = person.within(...corner);
  await (canBeTakenBack ? place.sees('button', undo) : place.doesNotSee('button', undo));
}

const pointsAway = (person: Person) => person.pointAt('main');

/** After a notice the focus returns to the page, and holds no later notice. */
const pressingAndGoingOn = (name: MessageText) => {
  const { does, absent } = pressing('button', name, corner);
  return {
    does: async (person: Person) => {
      await does(person);
      await pointsAway(person);
    },
    absent,
  };
};

const NOT_THERE = 'The pointer is elsewhere already.';

export const page = definePage(flow, {
  states: {
    still: readsWhatIsTold,
    passing: readsWhatIsTold,
    looking: passedThrough,
    held: readsWhatIsTold,
  },
  events: {
    'notice.show': { sentBy: 'the app', because: 'The time is read first, and then it is shown.' },
    'notice.time': { sentBy: 'the app', because: 'It tells what came of what the customer did.' },
    'notices.withdraw': { sentBy: 'the app', because: 'What they were about has been mended.' },
    'scope.change': { sentBy: 'the app', because: 'Another flow has set the place.' },
    'connection.return': { sentBy: 'the app', because: 'The device tells it.' },
    'page.leave': { sentBy: 'the app', because: 'The frame around the page tells it.' },
    'toast.dismiss': pressingAndGoingOn(dismiss),
    'toast.undo': pressingAndGoingOn(undo),
    'toasts.hold': {
      does: (person) => person.within(...corner).pointAt('button', dismiss),
      absent: (person) => person.within(...corner).cannotPress('button', dismiss),
    },
    'toasts.release': {
      does: pointsAway,
      absent: pointsAway,
      idle: { still: NOT_THERE, passing: NOT_THERE },
    },
  },
  within: (it, step) => step.kind !== 'user' || canBeDone(it, step),
});

/** Maximum on the screen: the next one replaces the oldest. */
const MAX = 4;

/**
 * A button is reached only while its notice is held, and a pointer on it cannot enter again. There are as many
 * buttons as notices. jsdom fires no pointerleave on the parent of a removed button; browsers do.
 */
function canBeDone(it: Planned, step: UserStep): boolean {
  const [first, ...others] = it.context.toasts;
  const isAlone = first !== undefined && others.length === 0;
  const isHeld = it.hasTag('held') && first !== undefined;
  switch (step.event) {
    case 'notice.time': {
      const { notice } = flow.events['notice.time'][step.case] ?? {};
      const isSame = JSON.stringify(notice) === JSON.stringify(first?.notice);
      return !isHeld || (!isSame && others.length + 1 < MAX);
    }
    case 'notices.withdraw': {
      const { kinds = [] } = flow.events['notices.withdraw'][step.case] ?? {};
      return !isHeld || isAlone || !kinds.includes(first.notice.kind);
    }
    case 'toasts.hold':
      return isAlone && !it.hasTag('held');
    case 'toast.dismiss':
    case 'toast.undo':
      return it.hasTag('held') && isAlone && first.id === 1;
    default:
      return true;
  }
}

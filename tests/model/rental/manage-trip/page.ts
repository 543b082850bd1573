import type { SnapshotFrom } from 'xstate';
import { isAbsence } from '#application/kernel/call-failure.ts';
import type { manageTripMachine } from '#application/rental/manage-trip.machine.ts';
import type { Trip } from '#domain/rental/trip.ts';
import { figuresOf } from '#tests/model/support/figures.ts';
import { failureText } from '#tests/model/support/failures.ts';
import type { Step } from '#tools/model/flow.ts';
import { definePage, passedThrough } from '#tools/model/page.ts';
import { pressing, says, saysFirst, type Locator, type Person } from '#tools/model/person.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof manageTripMachine>;

const title = says('rental.title.trackTrip');
const tripId = says('rental.manage.tripId');
const phone = says('ordering.track.phone');
const notFound = says('rental.manage.notFound');
const refresh = says('ordering.track.refresh');
const cancel = says('rental.manage.cancel');
const keep = says('rental.manage.keep');
const confirm = says('rental.manage.confirmCancel');
const reason = says('rental.manage.reason');
const comment = says('rental.manage.comment');
const send = says('rental.manage.sendReview');
const notNow = says('rental.manage.leaveReview');
const question: Locator = ['alertdialog', cancel];
const review: Locator = ['dialog', says('rental.manage.reviewTitle', { vehicle: 'Blue sedan' })];
const fourAndAHalf = says('rental.manage.stars', { rating: 4.5 });
const reviewButton = (vehicle: number) =>
  says('rental.manage.reviewOf', { vehicle: vehicle === 1 ? 'Blue sedan' : 'Red van' });

/** How far a trip is, in the words of the app. */
const statusOf = ({ status }: Trip) => says(`rental.status.${status}`);

/** A guest proves it by the phone; a customer's own trip is known by its number alone. */
async function seesForm(person: Person, { context }: Planned): Promise<void> {
  await person.sees('heading', title);
  await person.seesField(tripId);
  await (context.signedIn
    ? person.doesNotSee('textbox', saysFirst(phone.says))
    : person.seesField(phone));
}

async function seesTrip(person: Person, { context }: Planned): Promise<void> {
  const { trip, failure } = context;
  if (!trip) throw new Error('A trip is followed that is not there');
  await person.doesNotSee('heading', title);
  const status = statusOf(trip);
  await person.reads(says('rental.manage.announce', { id: trip.id, status }));
  await person.readsInOrder(
    says('rental.manage.details'),
    trip.pickup?.name ?? '',
    says('rental.trip.hours', { count: trip.hours ?? 0 }),
    says('rental.manage.provider'),
    trip.provider?.name ?? '',
    says('rental.manage.vehicles'),
    ...trip.lines.flatMap(({ quantity, name, gross }) => [
      says('rental.manage.quantity', { quantity, name }),
      figuresOf(gross),
    ]),
    says('rental.manage.amounts'),
    figuresOf(trip.amounts.total),
  );
  await person.isAt(/^\/rental\/track-trip\?trip_id=500001$/);
  const stale = says('ordering.track.stale');
  await (failure ? person.reads(stale) : person.doesNotRead(stale));
}

/** D-72: while the provider has not confirmed it. */
async function seesCancelOption(person: Person, { context }: Planned): Promise<void> {
  await person.doesNotSee(...question);
  if (context.trip?.status !== 'pending') await person.doesNotSee('button', cancel);
}

/** D-92: once, after the trip. */
async function seesReviews(person: Person, { context }: Planned): Promise<void> {
  await person.doesNotSee(...review);
  for (const { id, review, reviewable } of context.trip?.handed ?? []) {
    if (!reviewable) await person.doesNotSee('button', reviewButton(id));
    if (review) await person.reads(says('rental.manage.yourReview', { rating: review.rating }));
  }
}

async function waits(person: Person, dialog: Locator, button: ReturnType<typeof says>) {
  await person.within(...dialog).cannotPress('button', button);
}

/** What a form does not say twice, and what no page offers under a dialog or once all is over. */
function canBeSaid(it: Planned, step: Step): boolean {
  if (step.kind !== 'user') return true;
  const { form, signedIn, reason, comment, rating } = it.context;
  const isCovered = it.hasTag('canceling') || it.hasTag('reviewing');
  const typed = flow.events;
  switch (step.event) {
    case 'tripId.type':
      return form.id !== typed[step.event][step.case]?.text;
    case 'phone.type':
      return !signedIn && form.phone !== typed[step.event][step.case]?.text;
    case 'trip.refresh':
      return (
        !isCovered && !it.hasTag('looking') && !it.matches({ following: { looking: 'settled' } })
      );
    case 'other.find':
      return !isCovered;
    case 'reason.type':
      return reason === '';
    case 'comment.type':
      return comment === '';
    case 'rating.choose':
      return rating === null;
    default:
      return true;
  }
}

/** CHK-07's like: how old what is shown is, until nothing more happens to it. */
const seesItsAge = (person: Person) => person.reads(says('ordering.track.updated', { when: '' }));

export const page = definePage(flow, {
  states: {
    starting: passedThrough,
    asking: {
      always: seesForm,
      unsearched: (person) => person.doesNotRead(notFound),
      missing: (person, { context: { failure } }) =>
        person
          .within('alert')
          .reads(failure && !isAbsence(failure) ? failureText(failure) : notFound),
      unread: async (person, { context: { failure } }) => {
        if (failure) await person.within('alert').reads(failureText(failure));
        await person.doesNotRead(notFound);
      },
    },
    finding: async (person) => {
      await person.within('status').reads(says('rental.manage.finding'));
      await person.doesNotSee('textbox', saysFirst(tripId.says));
    },
    following: {
      always: seesTrip,
      looking: {
        deciding: passedThrough,
        waiting: seesItsAge,
        refreshing: seesItsAge,
        paused: { silent: 'The page is hidden.' },
        settled: (person) => person.doesNotSee('button', refresh),
      },
      canceling: {
        closed: seesCancelOption,
        asking: async (person, { context }) => {
          const dialog = person.within(...question);
          await dialog.seesField(reason);
          if (context.cancelFailure) {
            await dialog.within('alert').reads(failureText(context.cancelFailure));
          } else if (context.trip?.status !== 'pending') {
            await dialog.within('alert').reads(says('rental.manage.cancelLate'));
          }
        },
        sending: (person) => waits(person, question, confirm),
        checking: (person) => waits(person, question, confirm),
        judging: passedThrough,
      },
      reviewing: {
        closed: seesReviews,
        writing: async (person, { context }) => {
          const dialog = person.within(...review);
          await dialog.sees('radio', fourAndAHalf, { checked: context.rating === 4.5 });
          await dialog.seesField(comment);
          if (context.reviewFailure) {
            await dialog.within('alert').reads(failureText(context.reviewFailure));
          }
        },
        sending: (person) => waits(person, review, send),
        checking: (person) => waits(person, review, send),
        judging: passedThrough,
      },
    },
  },
  events: {
    'tripId.type': {
      does: (person, { text }) => person.type(tripId, text),
      absent: (person) => person.doesNotSee('textbox', saysFirst(tripId.says)),
    },
    'phone.type': {
      does: (person, { text }) => person.type(phone, text),
      absent: (person) => person.doesNotSee('textbox', saysFirst(phone.says)),
    },
    'trip.find': pressing('button', says('rental.manage.find')),
    'other.find': pressing('button', says('rental.manage.another')),
    'trip.refresh': pressing('button', refresh),
    'page.show': { sentBy: 'the app', because: 'The browser says that the page is looked at.' },
    'page.hide': { sentBy: 'the app', because: 'The browser says that the page is hidden.' },
    'cancel.ask': {
      does: (person) => person.press('button', cancel),
      absent: (person) => person.within('main').cannotPress('button', cancel),
    },
    'reason.type': {
      does: (person, { text }) => person.within(...question).type(reason, text),
      absent: (person) => person.within(...question).cannotType(reason),
    },
    'cancel.confirm': pressing('button', confirm, question),
    'cancel.leave': {
      ...pressing('button', keep, question),
      idle: {
        'following.canceling.sending': 'The app is answering: what it says must not be missed.',
        'following.canceling.checking': 'The app is answering: what it says must not be missed.',
      },
    },
    'review.ask': {
      does: (person, { vehicle }) => person.press('button', reviewButton(vehicle)),
      absent: async (person, planned) => {
        const isCovered = planned.hasTag('canceling') || planned.hasTag('reviewing');
        const handed = planned.context.trip?.handed ?? [];
        const offered = handed.filter(({ reviewable }) => reviewable && !isCovered);
        for (const vehicle of [1, 2]) {
          if (offered.some(({ id }) => id === vehicle)) continue;
          await person.cannotPress('button', reviewButton(vehicle));
        }
      },
    },
    'rating.choose': {
      does: (person, { rating }) =>
        person.within(...review).press('radio', says('rental.manage.stars', { rating })),
      absent: (person) => person.within(...review).cannotPress('radio', fourAndAHalf),
    },
    'comment.type': {
      does: (person, { text }) => person.within(...review).type(comment, text),
      absent: (person) => person.within(...review).cannotType(comment),
    },
    'review.send': pressing('button', send, review),
    'review.leave': {
      ...pressing('button', notNow, review),
      idle: {
        'following.reviewing.sending': 'The app is answering: what it says must not be missed.',
        'following.reviewing.checking': 'The app is answering: what it says must not be missed.',
      },
    },
  },
  within: canBeSaid,
});

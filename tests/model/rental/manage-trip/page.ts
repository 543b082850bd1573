import type { SnapshotFrom } from 'xstate';
import type { manageTripMachine } from '#application/rental/manage-trip.machine.ts';
import type { Trip } from '#domain/rental/trip.ts';
import {
  elsewhere,
  followingPage,
  isNewlyTyped,
  leaving,
  seesWhetherItIsOld,
  sendingStates,
} from '#tests/model/ordering/following.ts';
import { figuresOf } from '#tests/model/support/figures.ts';
import { failureText } from '#tests/model/support/failures.ts';
import type { Step } from '#tools/model/flow.ts';
import { definePage } from '#tools/model/page.ts';
import { pressing, says, type Locator, type Person } from '#tools/model/person.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof manageTripMachine>;

const title = says('rental.title.trackTrip');
const cancel = says('rental.manage.cancel');
const reason = says('rental.manage.reason');
const comment = says('rental.manage.comment');
const send = says('rental.manage.sendReview');
const review: Locator = ['dialog', says('rental.manage.reviewTitle', { vehicle: 'Blue sedan' })];
const fourAndAHalf = says('rental.manage.stars', { rating: 4.5 });
const reviewButton = (vehicle: number) =>
  says('rental.manage.reviewOf', { vehicle: vehicle === 1 ? 'Blue sedan' : 'Red van' });

const follows = followingPage({
  title,
  cancel,
  number: says('rental.manage.tripId'),
  notFound: says('rental.manage.notFound'),
  find: says('rental.manage.find'),
  finding: says('rental.manage.finding'),
  another: says('rental.manage.another'),
  keep: says('rental.manage.keep'),
  confirm: says('rental.manage.confirmCancel'),
});
const { question } = follows;

/** How far a trip is, in the words of the app. */
const statusOf = ({ status }: Trip) => says(`rental.status.${status}`);

async function seesTrip(person: Person, planned: Planned): Promise<void> {
  const { followed: trip } = planned.context;
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
  await seesWhetherItIsOld(person, planned);
}

/** D-72: while the provider has not confirmed it. */
async function seesCancelOption(person: Person, { context }: Planned): Promise<void> {
  await person.doesNotSee(...question);
  if (context.followed?.status !== 'pending') await person.doesNotSee('button', cancel);
}

/** D-92: once, after the trip. */
async function seesReviews(person: Person, { context }: Planned): Promise<void> {
  await person.doesNotSee(...review);
  for (const { id, review, reviewable } of context.followed?.handed ?? []) {
    if (!reviewable) await person.doesNotSee('button', reviewButton(id));
    if (review) await person.reads(says('rental.manage.yourReview', { rating: review.rating }));
  }
}

/** What no page offers under a dialog or once all is over. */
function canBeSaid(it: Planned, step: Step): boolean {
  const isNew = isNewlyTyped(it, step, flow.events);
  if (isNew !== null || step.kind !== 'user') return isNew ?? true;
  const { reason, comment, rating } = it.context;
  const isCovered = it.hasTag('canceling') || it.hasTag('reviewing');
  switch (step.event) {
    case 'look.again':
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

export const page = definePage(flow, {
  states: {
    ...follows.states,
    following: {
      always: seesTrip,
      looking: follows.looking,
      canceling: {
        closed: seesCancelOption,
        open: {
          asking: async (person, { context }) => {
            const dialog = person.within(...question);
            await dialog.seesField(reason);
            if (context.cancelFailure) {
              await dialog.within('alert').reads(failureText(context.cancelFailure));
            } else if (context.followed?.status !== 'pending') {
              await dialog.within('alert').reads(says('rental.manage.cancelLate'));
            }
          },
          ...follows.sending,
        },
      },
      reviewing: {
        closed: seesReviews,
        open: {
          writing: async (person, { context }) => {
            const dialog = person.within(...review);
            await dialog.sees('radio', fourAndAHalf, { checked: context.rating === 4.5 });
            await dialog.seesField(comment);
            if (context.reviewFailure) {
              await dialog.within('alert').reads(failureText(context.reviewFailure));
            }
          },
          ...sendingStates(review, send),
        },
      },
    },
  },
  events: {
    ...follows.events,
    'cancel.ask': {
      does: (person) => person.press('button', cancel),
      absent: (person) => person.within('main').cannotPress('button', cancel),
    },
    'reason.type': {
      does: (person, { text }) => person.within(...question).type(reason, text),
      absent: (person) => person.within(...question).cannotType(reason),
    },
    'review.ask': {
      does: (person, { vehicle }) => person.press('button', reviewButton(vehicle)),
      absent: async (person, planned) => {
        const isCovered = planned.hasTag('canceling') || planned.hasTag('reviewing');
        const handed = planned.context.followed?.handed ?? [];
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
    'review.leave': leaving(says('rental.manage.leaveReview'), review, 'reviewing'),
  },
  elsewhere,
  within: canBeSaid,
});

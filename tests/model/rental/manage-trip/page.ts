import type { SnapshotFrom } from 'xstate';
import type { manageTripMachine } from '#application/rental/manage-trip/machine.ts';
import { STAR_RATINGS } from '#domain/catalogue/review-draft.ts';
import { MAX_IMAGES } from '#domain/kernel/picked-images.ts';
import {
  clockOf,
  elsewhere,
  trackingPage,
  isNewlyTyped,
  leaving,
  refresh,
  seesWhetherItIsOld,
  sendingStates,
} from '#tests/model/ordering/tracking.ts';
import { figuresOf } from '#tests/model/support/figures.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  type Step,
  definePage,
  pressing,
  says,
  type Locator,
  type Person,
} from '@sundry/statecharts';
import { flow } from './flow.ts';
import { billOf, partiesOf, progressOf, statusOf } from './texts.ts';

type Planned = SnapshotFrom<typeof manageTripMachine>;

const title = says('rental.title.trackTrip');
const cancel = says('rental.manage.cancel');
const keep = says('rental.manage.keep');
const confirm = says('rental.manage.cancel');
const close = says('kernel.dialog.close');
const another = says('rental.manage.another');
const reason = says('rental.manage.reason');
const comment = says('catalogue.reviewForm.comment');
const leave = says('kernel.control.notNow');
const send = says('catalogue.reviewForm.send');
const add = says('kernel.pictures.add');
const remove = (number: number) => says('kernel.pictures.remove', { number });
const review: Locator = ['dialog', says('rental.manage.reviewTitle', { vehicle: 'Blue sedan' })];
const fourAndAHalf = says('catalogue.reviewForm.stars', { rating: 4.5 });
const reviewButton = (vehicle: number) =>
  says('rental.manage.reviewOf', { vehicle: vehicle === 1 ? 'Blue sedan' : 'Red van' });

const trackedPage = trackingPage({
  title,
  cancel,
  number: says('rental.trip.id'),
  notFound: says('rental.manage.notFound'),
  find: says('rental.header.trackTrip'),
  finding: says('rental.manage.finding'),
  another,
  keep,
  confirm,
  lead: { guest: says('rental.manage.lead'), customer: says('rental.manage.leadCustomer') },
  notFoundHint: {
    guest: says('rental.manage.notFoundHint'),
    customer: says('rental.manage.notFoundHintCustomer'),
  },
});
const { question } = trackedPage;
const sendingReview = sendingStates(review, send);

/** Under a dialog the page is readable, but its controls are out of reach. */
const isCovered = (it: Planned): boolean => it.hasTag('canceling') || it.hasTag('reviewing');

async function seesTrip(person: Person, planned: Planned): Promise<void> {
  const { tracked: trip, timeZone } = planned.context;
  if (!trip) throw new Error('A trip is tracked that is not there');
  await person.doesNotSee('heading', title);
  await person.readsInOrder(
    says('rental.manage.trip', { id: trip.id }),
    says('rental.manage.bookedAt', { when: '' }),
    clockOf(trip.bookedAt, timeZone),
    says('rental.manage.announce', { id: trip.id, status: statusOf(trip) }),
    another,
  );
  await person.readsInOrder(another, ...progressOf(planned, trip));
  await person.readsInOrder(...partiesOf(trip, timeZone));
  await person.readsInOrder(
    says('catalogue.kind.vehicles'),
    ...trip.lines.flatMap(({ quantity, name, gross }) => [
      says('rental.manage.quantity', { quantity, name }),
      figuresOf(gross),
    ]),
  );
  await person.readsInOrder(...billOf(trip));
  await person.isAt(/^\/rental\/track-trip\?trip_id=500001$/);
  await seesWhetherItIsOld(person, planned);
  if (!isCovered(planned)) await person.canPress('button', another);
}

/** D-72: while the provider has not confirmed it. */
async function seesCancelOption(person: Person, planned: Planned): Promise<void> {
  await person.doesNotSee(...question);
  if (planned.context.tracked?.status !== 'pending') await person.doesNotSee('button', cancel);
  else if (!isCovered(planned)) await person.canPress('button', cancel);
}

/** D-92: once, after the trip. */
async function seesReviews(person: Person, planned: Planned): Promise<void> {
  await person.doesNotSee(...review);
  for (const { id, review, reviewable } of planned.context.tracked?.handed ?? []) {
    if (!reviewable) await person.doesNotSee('button', reviewButton(id));
    else if (!isCovered(planned)) await person.canPress('button', reviewButton(id));
    if (reviewable) await person.reads(says('catalogue.review.write'));
    if (review) await person.reads(says('catalogue.reviewForm.given', { rating: review.rating }));
  }
}

const stars = STAR_RATINGS.map((rating) => says('catalogue.reviewForm.stars', { rating }));

/** Every field of the dialog; chosen values stay. */
async function seesReviewForm(
  person: Person,
  { context: { rating, picked } }: Planned,
): Promise<void> {
  const dialog = person.within(...review);
  const chosen = rating === null ? [] : [says('catalogue.reviewForm.ratingChosen', { rating })];
  await dialog.readsInOrder(
    review[1] ?? '',
    says('catalogue.reviewForm.rating'),
    ...stars,
    ...chosen,
  );
  await dialog.readsInOrder(says('catalogue.reviewForm.rating'), comment, add, leave, send);
  await dialog.reads(says('catalogue.reviewForm.pictures', { most: MAX_IMAGES }));
  for (const [at] of picked.images.entries()) {
    await dialog.sees('img', says('kernel.pictures.picture', { number: at + 1 }));
  }
  await dialog.doesNotSee(
    'img',
    says('kernel.pictures.picture', { number: picked.images.length + 1 }),
  );
  for (const { name, refusal } of picked.refused) {
    await dialog.reads(
      refusal === 'tooMany'
        ? says('kernel.pictures.tooMany', { most: MAX_IMAGES })
        : says(`kernel.pictures.${refusal}`, { name }),
    );
  }
  await dialog.sees('radio', fourAndAHalf, { checked: rating === 4.5 });
  await dialog.seesField(comment);
}

/** The reasons, and that canceling is free while it is possible. */
async function seesCancelForm(person: Person, { context }: Planned): Promise<void> {
  const dialog = person.within(...question);
  const mayCancel = context.tracked?.status === 'pending';
  const why = mayCancel ? [says('rental.manage.cancelText')] : [];
  await dialog.readsInOrder(cancel, ...why, reason, keep, confirm);
  await dialog.seesField(reason);
}

/** True unless a dialog or the end of the trip rules the step out. */
function canBeSaid(it: Planned, step: Step): boolean {
  const isNew = isNewlyTyped(it, step, flow.events);
  if (isNew !== null || step.kind !== 'user') return isNew ?? true;
  const { reason, comment, rating } = it.context;
  switch (step.event) {
    case 'look.again':
      return (
        !isCovered(it) && !it.hasTag('looking') && !it.matches({ tracking: { looking: 'settled' } })
      );
    case 'other.find':
      return !isCovered(it);
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
    ...trackedPage.states,
    asking: {
      ...trackedPage.states.asking,
      always: async (person, planned) => {
        await trackedPage.states.asking.always(person, planned);
        if (planned.context.signedIn) return;
        const signIn = says('account.signIn.submit');
        await person.readsInOrder(says('rental.manage.signInHint'), signIn);
        await person.within('main').canPress('button', signIn);
      },
    },
    tracking: {
      always: seesTrip,
      looking: {
        ...trackedPage.looking,
        waiting: async (person, planned) => {
          await trackedPage.looking.waiting(person);
          await person.reads(refresh);
          if (!isCovered(planned)) await person.canPress('button', refresh);
        },
      },
      canceling: {
        closed: seesCancelOption,
        open: {
          asking: async (person, planned) => {
            const { cancelFailure, tracked } = planned.context;
            await seesCancelForm(person, planned);
            const dialog = person.within(...question);
            await dialog.canPress('button', keep);
            if (tracked?.status === 'pending') await dialog.canPress('button', confirm);
            if (cancelFailure) {
              await dialog.within('alert').reads(failureText(cancelFailure));
            } else if (tracked?.status !== 'pending') {
              await dialog.within('alert').reads(says('rental.manage.cancelLate'));
            }
          },
          ...trackedPage.sending,
          sending: async (person, planned) => {
            await seesCancelForm(person, planned);
            await trackedPage.sending.sending(person);
          },
        },
      },
      reviewing: {
        closed: seesReviews,
        open: {
          writing: async (person, planned) => {
            const { rating, reviewFailure } = planned.context;
            await seesReviewForm(person, planned);
            const dialog = person.within(...review);
            await dialog.canPress('button', leave);
            await dialog.canPress('button', close);
            if (rating !== null) await dialog.canPress('button', send);
            if (reviewFailure) await dialog.within('alert').reads(failureText(reviewFailure));
          },
          ...sendingReview,
          sending: async (person, planned) => {
            await seesReviewForm(person, planned);
            await sendingReview.sending(person);
          },
          checking: async (person, planned) => {
            await seesReviewForm(person, planned);
            await sendingReview.checking(person);
          },
        },
      },
    },
  },
  events: {
    ...trackedPage.events,
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
        const handed = planned.context.tracked?.handed ?? [];
        const offered = handed.filter(({ reviewable }) => reviewable && !isCovered(planned));
        for (const vehicle of [1, 2]) {
          if (offered.some(({ id }) => id === vehicle)) continue;
          await person.cannotPress('button', reviewButton(vehicle));
        }
      },
    },
    'rating.choose': {
      does: (person, { rating }) =>
        person.within(...review).press('radio', says('catalogue.reviewForm.stars', { rating })),
      absent: (person) => person.within(...review).cannotPress('radio', fourAndAHalf),
    },
    'comment.type': {
      does: (person, { text }) => person.within(...review).type(comment, text),
      absent: (person) => person.within(...review).cannotType(comment),
    },
    'images.add': {
      does: (person, { files }) => person.within(...review).attach(add, files as readonly File[]),
      absent: (person) => person.within(...review).cannotPress('button', add),
    },
    'image.remove': pressing('button', remove(1), review),
    'review.send': pressing('button', send, review),
    'review.leave': leaving(leave, review, 'reviewing'),
  },
  elsewhere,
  within: canBeSaid,
});

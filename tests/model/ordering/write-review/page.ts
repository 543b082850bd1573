import type { SnapshotFrom } from 'xstate';
import type { writeReviewMachine } from '#application/ordering/write-review/machine.ts';
import type { ReviewSubject } from '#domain/ordering/order-reviews.ts';
import { STAR_RATINGS } from '#domain/catalogue/review-draft.ts';
import { MAX_IMAGES } from '#domain/kernel/picked-images.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  definePage,
  pressing,
  says,
  type Locator,
  type MessageText,
  type Person,
} from '@sundry/statecharts';
import { DOSA, flow } from './flow.ts';

type Planned = SnapshotFrom<typeof writeReviewMachine>;

const nameOf = (subject: ReviewSubject): MessageText | string =>
  subject.kind === 'item' ? subject.name : says('ordering.afterOrder.courier');
const reviewOf = (subject: ReviewSubject) =>
  says('ordering.afterOrder.reviewOf', { name: nameOf(subject) });
const formOf = ({ context: { subject } }: Planned): Locator => {
  if (!subject) throw new Error('A review is written of nothing');
  return ['dialog', reviewOf(subject)];
};
const itemForm: Locator = ['dialog', says('ordering.afterOrder.reviewOf', { name: DOSA.name })];
const courierForm: Locator = [
  'dialog',
  says('ordering.afterOrder.reviewOf', { name: says('ordering.afterOrder.courier') }),
];
const stars = (rating: number) => says('catalogue.reviewForm.stars', { rating });
const comment = says('catalogue.reviewForm.comment');
const send = says('catalogue.reviewForm.send');
const leave = says('kernel.control.notNow');
const add = says('kernel.pictures.add');
const remove = (number: number) => says('kernel.pictures.remove', { number });

async function inForm(person: Person, planned: Planned): Promise<Person> {
  await person.sees(...formOf(planned));
  return person.within(...formOf(planned));
}
const seesNoForm = async (person: Person) => {
  await person.doesNotSee(...itemForm);
  await person.doesNotSee(...courierForm);
};

export const page = definePage(flow, {
  states: {
    idle: async (person) => {
      await seesNoForm(person);
      await person.canPress('button', itemForm[1] as MessageText);
      await person.canPress('button', courierForm[1] as MessageText);
    },
    writing: async (person, planned) => {
      const form = await inForm(person, planned);
      const { rating, failure } = planned.context;
      for (const one of STAR_RATINGS) {
        await form.sees('radio', stars(one), { checked: one === rating });
      }
      await form.seesField(comment);
      const { images, refused } = planned.context.picked;
      for (const [at] of images.entries()) await form.canPress('button', remove(at + 1));
      await form.cannotPress('button', remove(images.length + 1));
      for (const { name, refusal } of refused) {
        await form.reads(
          refusal === 'tooMany'
            ? says('kernel.pictures.tooMany', { most: MAX_IMAGES })
            : says(`kernel.pictures.${refusal}`, { name }),
        );
      }
      if (failure) await form.within('alert').reads(failureText(failure));
      await (rating === null ? form.cannotPress('button', send) : form.canPress('button', send));
    },
    sending: async (person, planned) => {
      const form = await inForm(person, planned);
      await form.cannotPress('button', send);
    },
    signingIn: (person) => person.sees('dialog', says('account.signIn.submit')),
  },
  events: {
    'review.ask': {
      does: (person, { subject }) => person.press('button', reviewOf(subject)),
      absent: async (person) => {
        await person.cannotPress('button', itemForm[1] as MessageText);
        await person.cannotPress('button', courierForm[1] as MessageText);
      },
    },
    'rating.choose': {
      does: (person, { rating }, planned) =>
        person.within(...formOf(planned)).press('radio', stars(rating)),
      absent: (person) => person.cannotPress('radio', stars(4.5)),
    },
    'comment.type': {
      does: (person, { text }) => person.type(comment, text),
      absent: (person) => person.cannotType(comment),
    },
    'images.add': {
      does: (person, { files }) => person.attach(add, files as readonly File[]),
      absent: (person) => person.cannotPress('button', add),
    },
    'image.remove': pressing('button', remove(1)),
    'review.send': pressing('button', send),
    'review.leave': {
      ...pressing('button', leave),
      idle: { sending: 'What the server was asked for cannot be taken back.' },
    },
  },
  within: ({ context: { rating, picked } }, step) => {
    if (step.kind !== 'user') return true;
    // A chosen rating cannot be chosen again by its star.
    if (step.event === 'rating.choose') {
      return rating !== (step.case === 'half a star' ? 0.5 : 4.5);
    }
    if (step.event === 'image.remove') return picked.images.length > 0;
    // Node does not send a form with jsdom's files: the adapter's own test does.
    return step.event !== 'review.send' || picked.images.length === 0;
  },
});

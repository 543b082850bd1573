import { reviewCourier, reviewItem } from '#contract/ordering-reviews.ts';
import { writeReviewMachine } from '#application/ordering/write-review/machine.ts';
import { MAX_IMAGES } from '#domain/kernel/picked-images.ts';
import { id } from '#domain/kernel/id.ts';
import type { ReviewSubject } from '#domain/ordering/order-reviews.ts';
import { tracker, GUESTS_ARE_NOT_OFFERED } from '#tests/model/ordering/tracking.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

const aPicture = (name: string) => new File(['a picture'], name, { type: 'image/png' });

export const ORDER = id<'Order'>(100_042);
export const DOSA = { id: id<'Item'>(1), name: 'Masala Dosa' };
const item: ReviewSubject = { kind: 'item', order: ORDER, item: DOSA.id, name: DOSA.name };
const courier: ReviewSubject = { kind: 'courier', order: ORDER };
export const SAID_ALREADY = 'You have reviewed this already';

const wire = {
  sendReview: calling(
    [reviewItem, reviewCourier],
    {
      taken: answered({ message: 'Thank you for your review' }),
      'reviewed already': refusedAs('refused', refusal(409, 'review', SAID_ALREADY)),
      ...failures,
    },
    { asks: { subject: item, rating: 4.5, comment: 'Crisp', images: [] } },
  ),
};

export const flow = defineFlow({
  name: 'ordering/write-review',
  machine: writeReviewMachine,
  inputs: { 'an order that has come': { tracker } },
  events: {
    'review.ask': { 'an item': { subject: item }, 'the courier': { subject: courier } },
    'rating.choose': { 'four and a half': { rating: 4.5 }, 'half a star': { rating: 0.5 } },
    'comment.type': { words: { text: 'Crisp' }, markup: { text: '<b>Crisp</b>' } },
    'images.add': {
      'a picture': { files: [aPicture('dosa.png')] },
      'two, and no picture': {
        files: [
          aPicture('a.png'),
          aPicture('b.png'),
          new File(['x'], 'list.txt', { type: 'text/plain' }),
        ],
      },
    },
    'image.remove': { 'the first': { at: 0 } },
    'review.send': { '': {} },
    'review.leave': { '': {} },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(writeReviewMachine, wire)),
    authenticate: { signedIn: 'signedIn', dismissed: 'dismissed' },
  },
  impossible: { authenticate: GUESTS_ARE_NOT_OFFERED },
  project: ({ context }) => ({
    subject: context.subject?.kind ?? null,
    rating: context.rating,
    comment: context.comment,
    images: context.picked.images.length,
    refused: context.picked.refused.map(({ refusal }) => refusal),
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'three pictures at most, and those of an item alone': ({ context: { subject, picked } }) =>
      picked.images.length <= (subject?.kind === 'item' ? MAX_IMAGES : 0),
    'nothing is sent without stars': (it) => !it.matches('sending') || it.context.rating !== null,
    'nothing is left of a review that is done with': (it) =>
      !it.matches('idle') || (it.context.subject === null && it.context.rating === null),
  },
});

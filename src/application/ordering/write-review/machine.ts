import { assign } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import type { Tracker } from '#application/kernel/tracker.ts';
import { isDoneAlready } from '#application/ordering/done-already.ts';
import type { OrderReviewDraft } from '#application/ordering/order-reviews.port.ts';
import { closedBeside, trackerActions } from '#application/ordering/tracker.ts';
import type { StarRating } from '#domain/catalogue/review-draft.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import {
  NO_IMAGES,
  type PickedImages,
  withImages,
  withoutImage,
} from '#domain/kernel/picked-images.ts';
import { failureIn, type Result } from '#domain/kernel/result.ts';
import type { ReviewSubject } from '#domain/ordering/order-reviews.ts';

export type Command =
  | { readonly type: 'review.ask'; readonly subject: ReviewSubject }
  | { readonly type: 'rating.choose'; readonly rating: StarRating }
  | { readonly type: 'comment.type'; readonly text: string }
  | { readonly type: 'images.add'; readonly files: readonly ImageFile[] }
  | { readonly type: 'image.remove'; readonly at: number }
  | { readonly type: 'review.send' }
  | { readonly type: 'review.leave' };

export type Input = { readonly tracker: Tracker };

export type Context = Input & {
  readonly subject: ReviewSubject | null;
  readonly rating: StarRating | null;
  readonly comment: string;
  readonly picked: PickedImages;
  readonly failure: CallFailure | null;
};

export type SendAnswer = Result<null, CallFailure>;
export type Tag = 'open' | 'busy';

export const writeReviewSlots = {
  actors: {
    sendReview: portActor<OrderReviewDraft, SendAnswer>('sendReview'),
  },
  effects: {
    /** Rereads the order, its items and its store. */
    refreshReads: effect(),
  },
};

const NO_REVIEW = {
  subject: null,
  rating: null,
  comment: '',
  picked: NO_IMAGES,
  failure: null,
} as const;

export const begin = ({ tracker }: Input): Context => ({
  tracker,
  ...NO_REVIEW,
});

export const writeReview = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; tags: Tag },
  slots: writeReviewSlots,
  sets: ['rating', 'comment', 'failure'],
  clears: ['failure'],
  actors: { authenticate: requireSignIn },
  guards: {
    picturesAreTaken: ({ context }) => context.subject?.kind === 'item',
    ratingIsChosen: ({ context }) => context.rating !== null,
    isDismissed: (_, outcome: AuthenticationOutcome) => outcome === 'dismissed',
    isReviewedAlready: (_, answer: SendAnswer) => isDoneAlready(answer),
  },
  actions: {
    ...trackerActions,
    setSubject: assign((_, subject: ReviewSubject) => ({ ...NO_REVIEW, subject })),
    addImages: assign(({ context }, files: readonly ImageFile[]) => ({
      picked: withImages(context.picked, files),
    })),
    removeImage: assign(({ context }, at: number) => ({
      picked: withoutImage(context.picked, at),
    })),
    clearReview: assign(NO_REVIEW),
  },
});

export function toDraft(context: Context): OrderReviewDraft {
  const { subject, rating, comment, picked } = context;
  if (!subject || rating === null) throw new Defect('A review was sent before it was written');
  return { subject, rating, comment, images: picked.images };
}

export const writeReviewMachine = writeReview.createMachine({
  id: 'writeReview',
  description:
    'A customer says of an order that has come what its items and its courier were like.',
  context: ({ input }) => begin(input),
  initial: 'idle',
  states: {
    idle: {
      ...closedBeside,
      description: 'Nothing is being reviewed.',
      meta: { reqs: ['CHK-14'] },
      on: {
        'review.ask': {
          target: 'writing',
          actions: { type: 'setSubject', params: ({ event }) => event.subject },
        },
      },
    },
    writing: {
      description:
        'The customer gives stars, in halves, and may say more, and of an item show pictures.',
      tags: 'open',
      meta: { reqs: ['CHK-14', 'CONST-19'] },
      on: {
        'rating.choose': { actions: { type: 'setRating', params: ({ event }) => event.rating } },
        'comment.type': { actions: { type: 'setComment', params: ({ event }) => event.text } },
        'images.add': {
          guard: 'picturesAreTaken',
          actions: { type: 'addImages', params: ({ event }) => event.files },
        },
        'image.remove': { actions: { type: 'removeImage', params: ({ event }) => event.at } },
        'review.send': { guard: 'ratingIsChosen', target: 'sending', actions: 'clearFailure' },
        'review.leave': { target: 'idle', actions: 'clearReview' },
      },
    },
    sending: {
      description: 'The review is on its way.',
      tags: ['open', 'busy'],
      meta: { reqs: ['CHK-14'] },
      invoke: {
        id: 'sendReview',
        src: 'sendReview',
        input: ({ context }) => toDraft(context),
        onDone: [
          {
            guard: { type: 'isReviewedAlready', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              'clearReview',
              { type: 'showFailure', params: ({ event }) => failureIn(event.output) },
              'refreshReads',
            ],
          },
          ...answered(({ failure }: Answered<SendAnswer>) => ({
            accepted: {
              target: 'idle',
              actions: [
                'clearReview',
                { type: 'showNotice', params: { kind: 'orderReviewed' } },
                'refreshReads',
              ],
            },
            signedOut: { target: 'signingIn' },
            failed: { target: 'writing', actions: { type: 'setFailure', params: failure } },
          })),
        ],
      },
    },
    signingIn: {
      description: 'The session has ended. What was written waits while the customer signs in.',
      tags: ['open', 'busy'],
      meta: { reqs: ['AUTH-10'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: 'writing',
          },
          { target: 'sending' },
        ],
      },
    },
  },
});

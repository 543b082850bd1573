import { assign, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing, showingFailure } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { StarRating } from '#domain/catalogue/review-draft.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import { NO_IMAGES, withImages, withoutImage } from '#domain/kernel/picked-images.ts';
import type { ReviewSubject } from '#domain/ordering/order-reviews.ts';
import { isDoneAlready } from './done-already.ts';
import { trackerActions } from './tracker.ts';
import type { OrderReviewDraft } from './order-reviews.port.ts';
import type * as WriteReview from './write-review.types.ts';

/** What writing a review needs from outside. */
export const writeReviewSlots = {
  actors: {
    sendReview: portActor<OrderReviewDraft, WriteReview.SendAnswer>('sendReview'),
  },
  effects: {
    /** What is read of the order, of its items and of its store is read anew. */
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

export const begin = ({ tracker }: WriteReview.Input): WriteReview.Context => ({
  tracker,
  ...NO_REVIEW,
});

export const writeReview = setup({
  types: {
    input: {} as WriteReview.Input,
    context: {} as WriteReview.Context,
    events: {} as WriteReview.Command,
    tags: {} as WriteReview.Tag,
    meta: {} as Meta,
  },
  actors: { ...writeReviewSlots.actors, authenticate: requireSignIn },
  guards: {
    ...answerGuards,
    picturesAreTaken: ({ context }) => context.subject?.kind === 'item',
    ratingIsChosen: ({ context }) => context.rating !== null,
    isDismissed: (_, outcome: AuthenticationOutcome) => outcome === 'dismissed',
    isReviewedAlready: (_, answer: WriteReview.SendAnswer) => isDoneAlready(answer),
  },
  actions: {
    ...writeReviewSlots.effects,
    ...trackerActions,
    setSubject: assign((_, subject: ReviewSubject) => ({ ...NO_REVIEW, subject })),
    setRating: assign((_, rating: StarRating) => ({ rating })),
    setComment: assign((_, comment: string) => ({ comment })),
    addImages: assign(({ context }, files: readonly ImageFile[]) => ({
      picked: withImages(context.picked, files),
    })),
    removeImage: assign(({ context }, at: number) => ({
      picked: withoutImage(context.picked, at),
    })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    clearReview: assign(NO_REVIEW),
    showNotice: sendTo(to('toasts'), showing),
    showFailure: sendTo(to('toasts'), showingFailure),
  },
});

export function toDraft(context: WriteReview.Context): OrderReviewDraft {
  const { subject, rating, comment, picked } = context;
  if (!subject || rating === null) throw new Defect('A review was sent before it was written');
  return { subject, rating, comment, images: picked.images };
}

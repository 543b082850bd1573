import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/write-review/selectors.ts';
import { ReviewDialog } from '#ui/catalogue/dialogs/review-dialog.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/parts/after-order.messages.ts';

type Props = { readonly review: select.WriteReviewActor };

export function WriteReviewDialog({ review }: Props) {
  const subject = useSelector(review, select.subjectOf);
  const rating = useSelector(review, select.ratingOf);
  const comment = useSelector(review, select.commentOf);
  const failure = useSelector(review, select.failureOf);
  const isBusy = useSelector(review, select.isBusy);
  const maySend = useSelector(review, select.canSend);
  const picked = useSelector(review, select.pickedOf);
  if (!subject) return null;
  const name =
    subject.kind === 'item' ? (
      <bdi>{subject.name}</bdi>
    ) : (
      <FormattedMessage {...messages.courier} />
    );
  return (
    <ReviewDialog
      title={<FormattedMessage {...messages.reviewOf} values={{ name }} />}
      rating={rating}
      comment={comment}
      failure={failure}
      isBusy={isBusy}
      maySend={maySend}
      onRate={(one) => review.send({ type: 'rating.choose', rating: one })}
      onComment={(text) => review.send({ type: 'comment.type', text })}
      pictures={
        picked && {
          picked,
          onPick: (files) => review.send({ type: 'images.add', files }),
          onRemove: (at) => review.send({ type: 'image.remove', at }),
        }
      }
      onSend={() => review.send({ type: 'review.send' })}
      onLeave={() => review.send({ type: 'review.leave' })}
    />
  );
}

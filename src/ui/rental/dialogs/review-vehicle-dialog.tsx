import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/manage-trip/selectors.ts';
import { ReviewDialog } from '#ui/catalogue/dialogs/review-dialog.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useReturnFocus } from '#ui/ordering/use-return-focus.ts';
import { messages } from '#ui/rental/manage-trip.messages.ts';

type Props = { readonly manage: select.ManageTripActor };

export const ReviewVehicleDialog = ({ manage }: Props) =>
  useSelector(manage, select.isReviewing) ? <OpenReviewDialog manage={manage} /> : null;

function OpenReviewDialog({ manage }: Props) {
  const vehicle = useSelector(manage, select.vehicleOf);
  return (
    <ReviewDialog
      title={
        <FormattedMessage
          {...messages.reviewTitle}
          values={{ vehicle: <bdi>{vehicle?.name}</bdi> }}
        />
      }
      rating={useSelector(manage, select.ratingOf)}
      comment={useSelector(manage, select.commentOf)}
      failure={useSelector(manage, select.reviewFailureOf)}
      isBusy={useSelector(manage, select.reviewIsBusy)}
      maySend={useSelector(manage, select.canSendReview)}
      returnFocus={useReturnFocus(manage)}
      onRate={(rating) => manage.send({ type: 'rating.choose', rating })}
      onComment={(text) => manage.send({ type: 'comment.type', text })}
      pictures={{
        picked: useSelector(manage, select.pickedOf),
        onPick: (files) => manage.send({ type: 'images.add', files }),
        onRemove: (at) => manage.send({ type: 'image.remove', at }),
      }}
      onSend={() => manage.send({ type: 'review.send' })}
      onLeave={() => manage.send({ type: 'review.leave' })}
    />
  );
}

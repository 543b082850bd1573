import { Box, Button, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/manage-trip.selectors.ts';
import { LONGEST_COMMENT, STAR_RATINGS } from '#domain/rental/review-draft.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { TextAreaField } from '#ui/design/form-fields.tsx';
import { StarInput } from '#ui/design/star-input.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useReturnFocus } from '#ui/ordering/use-return-focus.ts';
import { messages } from '#ui/rental/manage-trip.messages.ts';

type Props = { readonly manage: select.ManageTripActor };

/** Stars, and what the customer says of a vehicle that they have had. */
export function ReviewVehicleDialog({ manage }: Props) {
  const isOpen = useSelector(manage, select.isReviewing);
  const isBusy = useSelector(manage, select.reviewIsBusy);
  const maySend = useSelector(manage, select.canSendReview);
  const vehicle = useSelector(manage, select.vehicleOf);
  const leave = () => manage.send({ type: 'review.leave' });
  const returnFocus = useReturnFocus(manage);
  if (!isOpen) return null;
  return (
    <DialogShell
      size="sm"
      title={
        <FormattedMessage
          {...messages.reviewTitle}
          values={{ vehicle: <bdi>{vehicle?.name}</bdi> }}
        />
      }
      onClose={leave}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            <FormattedMessage {...messages.leaveReview} />
          </Button>
          <Button
            disabled={!maySend && !isBusy}
            loading={isBusy}
            onClick={() => manage.send({ type: 'review.send' })}
          >
            <FormattedMessage {...messages.sendReview} />
          </Button>
        </>
      }
    >
      <ReviewForm manage={manage} />
    </DialogShell>
  );
}

function ReviewForm({ manage }: Props) {
  const { formatMessage } = useIntl();
  const rating = useSelector(manage, select.ratingOf);
  const comment = useSelector(manage, select.commentOf);
  const failure = useSelector(manage, select.reviewFailureOf);
  const isBusy = useSelector(manage, select.reviewIsBusy);
  return (
    <Stack gap="4">
      <StarInput
        name="rating"
        label={<FormattedMessage {...messages.rating} />}
        values={STAR_RATINGS}
        labelOf={(one) => formatMessage(messages.stars, { rating: one })}
        value={rating}
        disabled={isBusy}
        onChoose={(one) => manage.send({ type: 'rating.choose', rating: one })}
        figure={
          rating === null ? null : (
            <FormattedMessage {...messages.ratingChosen} values={{ rating }} />
          )
        }
      />
      <TextAreaField
        label={<FormattedMessage {...messages.comment} />}
        input={{
          name: 'comment',
          rows: 4,
          maxLength: LONGEST_COMMENT,
          value: comment,
          disabled: isBusy,
          onChange: ({ target }) => manage.send({ type: 'comment.type', text: target.value }),
        }}
      />
      <Box role="alert" color="danger.fg">
        {failure && !isBusy ? <FailureText failure={failure} /> : null}
      </Box>
    </Stack>
  );
}

import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GivenReview as Given } from '#domain/catalogue/review-draft.ts';
import { CardLine } from '#ui/design/linked-card.tsx';
import { messages as pictures } from '#ui/kernel/pictures.messages.ts';
import { messages } from './review-form.messages.ts';
import { ReviewPictures } from './review-pictures.tsx';

type Props = {
  readonly review: Given;
  /** The label differs by who answers: a store or a provider. */
  readonly replyLabel: ReactNode;
};

export function GivenReview({ review, replyLabel }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="1" mt="1">
      <CardLine>
        <FormattedMessage {...messages.given} values={{ rating: review.rating }} />
      </CardLine>
      {review.comment ? (
        <Text textStyle="label" overflowWrap="anywhere">
          <bdi>{review.comment}</bdi>
        </Text>
      ) : null}
      <ReviewPictures
        pictures={review.pictures}
        altOf={(number) => formatMessage(pictures.picture, { number })}
      />
      {review.reply ? (
        <Box ps="3" borderInlineStartWidth="3px" borderColor="brand.muted">
          <Text textStyle="caption" fontWeight="semibold">
            {replyLabel}
          </Text>
          <Text textStyle="label" color="fg.muted" overflowWrap="anywhere">
            <bdi>{review.reply}</bdi>
          </Text>
        </Box>
      ) : null}
    </Stack>
  );
}

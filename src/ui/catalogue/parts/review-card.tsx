import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Review } from '#domain/catalogue/review.ts';
import { Icon } from '#ui/design/icon.tsx';
import { ReadMore } from '#ui/design/read-more.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from './review.messages.ts';
import { ReviewPictures } from './review-pictures.tsx';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly review: Review;
  readonly replyLabel: ReactNode;
  readonly about?: Elements;
};

const REVIEW_LENGTH = 130;

export function ReviewCard({ review, replyLabel, about }: Props) {
  const { formatMessage } = useIntl();
  const timeZone = useStorefront(select.config)?.timeZone;
  const author = review.author || formatMessage(messages.customer);
  return (
    <Stack as="article" gap="1.5">
      <HStack justify="space-between" gap="3">
        <Text textStyle="subheading">
          <bdi>{author}</bdi>
        </Text>
        <Stars rating={review.rating} />
      </HStack>
      <Text textStyle="caption" color="fg.muted">
        <FormattedDate value={review.at} dateStyle="medium" timeZone={timeZone} />
      </Text>
      {about ?? null}
      <Text overflowWrap="anywhere">
        <ReadMore text={review.comment} limit={REVIEW_LENGTH} />
      </Text>
      <ReviewPictures
        pictures={review.pictures}
        altOf={() => formatMessage(messages.picture, { name: author })}
      />
      {review.reply ? (
        <Box ps="3" borderInlineStartWidth="3px" borderColor="brand.muted" mt="1">
          <Text textStyle="caption" fontWeight="semibold">
            {replyLabel}
          </Text>
          <Text textStyle="label" color="fg.muted">
            <ReadMore text={review.reply} limit={REVIEW_LENGTH} />
          </Text>
        </Box>
      ) : null}
    </Stack>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  const { formatMessage } = useIntl();
  return (
    <HStack gap="0.5" role="img" aria-label={formatMessage(messages.stars, { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} filled={Math.min(1, Math.max(0, rating - star + 1))} />
      ))}
    </HStack>
  );
}

/** `filled`: the filled share, from the start of the reading direction. */
const Star = ({ filled }: { readonly filled: number }) => (
  <Box position="relative" color="border.emphasized" aria-hidden="true">
    <Icon name="star" size="4" />
    <Box
      position="absolute"
      insetBlock="0"
      insetInlineStart="0"
      w={`${Math.round(filled * 2) * 50}%`}
      overflow="hidden"
      color="warning.fg"
    >
      <Box w="4">
        <Icon name="star" size="4" />
      </Box>
    </Box>
  </Box>
);

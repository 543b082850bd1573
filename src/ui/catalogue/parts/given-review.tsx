import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GivenReview as Given } from '#domain/catalogue/review-draft.ts';
import { CardLine } from '#ui/design/linked-card.tsx';
import { messages } from './review-form.messages.ts';

type Props = {
  readonly review: Given;
  /** What is over an answer to it: who answers is not the same everywhere. */
  readonly replyLabel: ReactNode;
};

/** What the customer has said themselves, and what was answered. */
export const GivenReview = ({ review: { rating, comment, reply }, replyLabel }: Props) => (
  <Stack gap="1" mt="1">
    <CardLine>
      <FormattedMessage {...messages.given} values={{ rating }} />
    </CardLine>
    {comment ? (
      <Text textStyle="label" overflowWrap="anywhere">
        <bdi>{comment}</bdi>
      </Text>
    ) : null}
    {reply ? (
      <Box ps="3" borderInlineStartWidth="3px" borderColor="brand.muted">
        <Text textStyle="caption" fontWeight="semibold">
          {replyLabel}
        </Text>
        <Text textStyle="label" color="fg.muted" overflowWrap="anywhere">
          <bdi>{reply}</bdi>
        </Text>
      </Box>
    ) : null}
  </Stack>
);

import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/shell/storefront.selectors.ts';
import type { Review } from '#domain/catalogue/review.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { ReadMore } from '#ui/design/read-more.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from './select-item.messages.ts';

type Props = { readonly item: Item };

/** The way to what other customers said of the item. */
export function ItemReviews({ item }: Props) {
  const [shown, setShown] = useState(false);
  if (item.ratingCount === 0) {
    return (
      <Text textStyle="label" color="fg.muted">
        <FormattedMessage {...messages.reviewsNone} />
      </Text>
    );
  }
  return (
    <>
      <Button variant="outline" alignSelf="start" onClick={() => setShown(true)}>
        <FormattedMessage {...messages.showReviews} values={{ count: item.ratingCount }} />
        <Icon name="chevronEnd" size="4" />
      </Button>
      {shown ? <ReviewsDialog item={item} onClose={() => setShown(false)} /> : null}
    </>
  );
}

function ReviewsDialog({ item, onClose }: Props & { readonly onClose: () => void }) {
  const { queries } = useServices();
  const scope = useReadScope();
  const [pages, setPages] = useState(1);
  const first = useRead(queries.catalogue.reviews(scope, item.id, 1));
  const last = useRead(queries.catalogue.reviews(scope, item.id, pages));
  const total = first.value?.total ?? item.ratingCount;
  const hasMore = pages * 10 < total && (last.value?.rows.length ?? 0) > 0;

  return (
    <DialogShell
      title={<FormattedMessage {...messages.reviews} values={{ count: total }} />}
      onClose={onClose}
    >
      <Stack gap="6" aria-busy={last.loading}>
        {Array.from({ length: pages }, (_, index) => (
          <ReviewsOfPage key={index} item={item} page={index + 1} />
        ))}
        {hasMore ? (
          <Button variant="outline" alignSelf="center" onClick={() => setPages(pages + 1)}>
            <FormattedMessage {...messages.moreReviews} />
          </Button>
        ) : null}
      </Stack>
    </DialogShell>
  );
}

function ReviewsOfPage({ item, page }: Props & { readonly page: number }) {
  const { queries } = useServices();
  const { value, failure, loading, retry } = useRead(
    queries.catalogue.reviews(useReadScope(), item.id, page),
  );
  if (failure) return <FailureState failure={failure} retry={retry} />;
  if (loading) return <RowSkeleton />;
  if (page === 1 && value?.rows.length === 0) return <FormattedMessage {...messages.reviewsNone} />;
  return value?.rows.map((review) => <ReviewOf key={review.id} review={review} />);
}

const REVIEW_LENGTH = 130;

function ReviewOf({ review }: { readonly review: Review }) {
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
      <Text overflowWrap="anywhere">
        <ReadMore text={review.comment} limit={REVIEW_LENGTH} />
      </Text>
      {review.pictures.length > 0 ? (
        <HStack gap="2" flexWrap="wrap">
          {review.pictures.map((picture) => (
            <Box key={picture} w="24">
              <Picture
                src={picture}
                alt={formatMessage(messages.reviewPicture, { name: author })}
              />
            </Box>
          ))}
        </HStack>
      ) : null}
      {review.reply ? (
        <Box ps="3" borderInlineStartWidth="3px" borderColor="brand.muted" mt="1">
          <Text textStyle="caption" fontWeight="semibold">
            <FormattedMessage {...messages.reply} />
          </Text>
          <Text textStyle="label" color="fg.muted">
            <ReadMore text={review.reply} limit={REVIEW_LENGTH} />
          </Text>
        </Box>
      ) : null}
    </Stack>
  );
}

/** How many of five. */
function Stars({ rating }: { readonly rating: number }) {
  const { formatMessage } = useIntl();
  return (
    <HStack gap="0.5" role="img" aria-label={formatMessage(messages.stars, { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Box key={star} color={star <= Math.round(rating) ? 'warning.fg' : 'border.emphasized'}>
          <Icon name="star" size="4" />
        </Box>
      ))}
    </HStack>
  );
}

import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Item } from '#domain/catalogue/item.ts';
import { ReviewCard } from '#ui/catalogue/parts/review-card.tsx';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
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
  return value?.rows.map((review) => (
    <ReviewCard
      key={review.id}
      review={review}
      replyLabel={<FormattedMessage {...messages.reply} />}
    />
  ));
}

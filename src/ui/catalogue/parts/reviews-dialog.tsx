import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReviewsOf } from '#application/catalogue/catalogue.queries.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { useMissingPage, useMissingPages } from '#ui/kernel/use-missing-pages.ts';
import { useRenderedPage, useMoreFocus } from '#ui/kernel/use-more-focus.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { LoadMore } from './load-more.tsx';
import { ReviewCard } from './review-card.tsx';
import { messages as reviewMessages } from './review.messages.ts';
import { messages } from './reviews.messages.ts';

type Props = { readonly of: ReviewsOf };

const PAGE_SIZE = 10;

export function ReviewsDialog({ of, onClose }: Props & { readonly onClose: () => void }) {
  const { queries } = useServices();
  const scope = useReadScope();
  const [pages, setPages] = useState(1);
  const { frame, ask, arrived } = useMoreFocus<HTMLDivElement>();
  const { hasMissing, miss } = useMissingPages();
  const first = useRead(queries.catalogue.reviews(scope, of, 1));
  const last = useRead(queries.catalogue.reviews(scope, of, pages));
  const total = first.value?.total ?? of.count;
  const isWaiting = last.loading && pages > 1 && !hasMissing;
  const isMoreThere = pages * PAGE_SIZE < total && (last.value?.rows.length ?? 0) > 0;
  const hasMore = isMoreThere && !hasMissing;
  const more = () => {
    ask(pages + 1);
    setPages(pages + 1);
  };

  return (
    <DialogShell
      title={<FormattedMessage {...messages.title} values={{ count: total }} />}
      firstFocus="title"
      onClose={onClose}
    >
      <Stack ref={frame} gap="6" aria-busy={last.loading}>
        {Array.from({ length: pages }, (_, index) => (
          <ReviewsOfPage
            key={index}
            of={of}
            page={index + 1}
            onRendered={arrived}
            onMissing={miss}
          />
        ))}
        {isWaiting || hasMore ? (
          <LoadMore busy={isWaiting} onMore={more} texts={messages.more} />
        ) : null}
      </Stack>
    </DialogShell>
  );
}

type PageProps = Props & {
  readonly page: number;
  readonly onRendered: (page: number) => void;
  readonly onMissing: (page: number) => () => void;
};

function ReviewsOfPage({ of, page, onRendered, onMissing }: PageProps) {
  const { queries } = useServices();
  const { value, failure, loading, retry } = useRead(
    queries.catalogue.reviews(useReadScope(), of, page),
  );
  useRenderedPage(page, value !== undefined, onRendered);
  useMissingPage(page, failure !== null, onMissing);
  if (failure) return <FailureState failure={failure} retry={retry} />;
  if (loading) return <RowSkeleton />;
  if (page === 1 && value?.rows.length === 0) return <FormattedMessage {...messages.none} />;
  return value?.rows.map((review) => (
    <ReviewCard
      key={review.id}
      review={review}
      replyLabel={<FormattedMessage {...reviewMessages.storeReply} />}
      about={
        of.kind === 'store' && review.itemName ? (
          <Text textStyle="label" color="fg.muted">
            <FormattedMessage {...messages.about} values={{ item: <bdi>{review.itemName}</bdi> }} />
          </Text>
        ) : null
      }
    />
  ));
}

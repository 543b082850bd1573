import { Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Page, Query } from '#application/kernel/query.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { CardSkeletons, ItemGrid, StoreGrid } from './card-grids.tsx';
import { messages } from './catalogue.messages.ts';
import { LoadMore } from './load-more.tsx';

type Props<Row> = {
  readonly of: 'items' | 'stores';
  /** How many pages the address bar asks for. */
  readonly pages: number;
  readonly query: (page: number) => Query<Page<Row>>;
  readonly onPages: (pages: number) => void;
  readonly card: (row: Row, index: number) => ReactNode;
  readonly empty: ReactNode;
};

const GRIDS = { items: ItemGrid, stores: StoreGrid } as const;

/** A list that goes on page by page, as long as the last page had something on it. */
export function PagedCards<Row>({ of, pages, query, onPages, card, empty }: Props<Row>) {
  const first = useRead(query(1));
  const last = useRead(query(pages));
  const Grid = GRIDS[of];
  if (first.value?.rows.length === 0) return empty;

  return (
    <Stack gap="8" aria-busy={first.loading}>
      <Grid>
        {Array.from({ length: pages }, (_, index) => (
          <CardsOfPage
            key={index}
            of={of}
            query={query(index + 1)}
            card={card}
            first={index === 0}
          />
        ))}
      </Grid>
      {last.failure ? <FailureState failure={last.failure} retry={last.retry} /> : null}
      <VisuallyHidden role="status">
        {last.loading && pages > 1 ? <FormattedMessage {...messages.loadingMore} /> : null}
      </VisuallyHidden>
      {last.value && last.value.rows.length > 0 ? (
        <LoadMore busy={last.loading} onMore={() => onPages(pages + 1)} />
      ) : null}
      {first.value && last.value?.rows.length === 0 ? (
        <Text textAlign="center" color="fg.muted" textStyle="label">
          <FormattedMessage {...messages.allShown} values={{ count: first.value.total }} />
        </Text>
      ) : null}
    </Stack>
  );
}

type PageProps<Row> = Pick<Props<Row>, 'of' | 'card'> & {
  readonly query: Query<Page<Row>>;
  readonly first: boolean;
};

function CardsOfPage<Row>({ of, query, card, first }: PageProps<Row>): ReactNode {
  const { value, loading } = useRead(query);
  if (loading) return <CardSkeletons of={of} count={first ? 12 : 4} />;
  return value?.rows.map((row, index) => (
    <Fragment key={index}>{card(row, first ? index : Number.POSITIVE_INFINITY)}</Fragment>
  ));
}

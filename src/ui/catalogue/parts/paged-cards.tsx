import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Page, Query } from '#application/kernel/query.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useMissingPage, useMissingPages } from '#ui/kernel/use-missing-pages.ts';
import { useRenderedPage, useMoreFocus } from '#ui/kernel/use-more-focus.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { CardSkeletons, ItemGrid, StoreGrid } from '#ui/design/card-grids.tsx';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { LoadMore } from './load-more.tsx';
import type { Elements } from '#ui/design/elements.ts';

type Props<Row> = {
  readonly of: 'items' | 'stores';
  readonly pages: number;
  /** Null until the query is known. */
  readonly query: (page: number) => Query<Page<Row>> | null;
  readonly onPages: (pages: number) => void;
  readonly cards: (rows: readonly Row[], page: number) => Elements;
  readonly empty: Elements;
  /**
   * True: the list ends when `total` rows are shown. Store lists do not: they go on to an empty
   * page.
   */
  readonly endsAtTotal?: boolean;
};

const GRIDS = { items: ItemGrid, stores: StoreGrid } as const;

/** Pages continue until one is empty. */
export function PagedCards<Row>({ empty, endsAtTotal = false, onPages, ...list }: Props<Row>) {
  const { of, pages, query } = list;
  const { frame, ask, arrived } = useMoreFocus<HTMLDivElement>();
  const { hasMissing, miss } = useMissingPages();
  const first = useRead(query(1));
  const last = useRead(query(pages));
  const Grid = GRIDS[of];
  if (first.value?.rows.length === 0) return empty;
  const isWaiting = last.loading && pages > 1 && !hasMissing;
  // All pages but the last are full.
  const ofLast = last.value?.rows.length ?? 0;
  const shown = (first.value?.rows.length ?? 0) * (pages - 1) + ofLast;
  const total = last.value?.total ?? 0;
  const isAllShown = endsAtTotal && total > 0 && shown >= total;
  const hasMore = ofLast > 0 && !isAllShown && !hasMissing;
  const more = () => {
    ask(pages + 1);
    onPages(pages + 1);
  };

  return (
    <Stack ref={frame} gap="8" aria-busy={last.loading}>
      <Grid>
        <CardsFrom {...list} page={1} onRendered={arrived} onMissing={miss} />
        {isWaiting || hasMore ? (
          <WholeRow>
            <LoadMore busy={isWaiting} onMore={more} />
          </WholeRow>
        ) : null}
      </Grid>
      <VisuallyHidden role="status">
        {isWaiting ? <FormattedMessage {...messages.loadingMore} /> : null}
      </VisuallyHidden>
    </Stack>
  );
}

type PageProps<Row> = Omit<Props<Row>, 'empty' | 'endsAtTotal' | 'onPages'> & {
  readonly page: number;
  readonly onRendered: (page: number) => void;
  readonly onMissing: (page: number) => () => void;
};

/**
 * Renders one page and those after it. The first failed page shows the failure and ends the list.
 */
function CardsFrom<Row>(list: PageProps<Row>): ReactNode {
  const { of, pages, page, query, cards, onRendered, onMissing } = list;
  const { value, failure, retry } = useRead(query(page));
  useRenderedPage(page, value !== undefined, onRendered);
  useMissingPage(page, failure !== null, onMissing);
  if (failure) {
    return (
      <WholeRow>
        <FailureState failure={failure} retry={retry} />
      </WholeRow>
    );
  }
  return (
    <>
      {value === undefined ? <CardSkeletons of={of} count={page === 1 ? 12 : 4} /> : null}
      {value ? cards(value.rows, page) : null}
      {page < pages ? <CardsFrom {...list} page={page + 1} /> : null}
    </>
  );
}

function WholeRow({ children }: { readonly children: ReactNode }) {
  return <Box gridColumn="1 / -1">{children}</Box>;
}

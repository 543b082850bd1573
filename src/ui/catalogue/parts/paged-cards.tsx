import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Page, Query } from '#application/kernel/query.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { CardSkeletons, ItemGrid, StoreGrid } from '#ui/design/card-grids.tsx';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { LoadMore } from './load-more.tsx';

type Props<Row> = {
  readonly of: 'items' | 'stores';
  /** How many pages the address bar asks for. */
  readonly pages: number;
  /** Null while it is not known yet what to ask for. */
  readonly query: (page: number) => Query<Page<Row>> | null;
  readonly onPages: (pages: number) => void;
  readonly cards: (rows: readonly Row[], page: number) => ReactNode;
  readonly empty: ReactNode;
  /** Whether it also ends once as many are shown as there are. Lists of stores do not: they go on to an empty page. */
  readonly endsAtTotal?: boolean;
};

const GRIDS = { items: ItemGrid, stores: StoreGrid } as const;

/** A list that goes on page by page, as long as the last page had something on it. */
export function PagedCards<Row>({ empty, ...list }: Props<Row>) {
  const { of, pages, query } = list;
  const first = useRead(query(1));
  const last = useRead(query(pages));
  const Grid = GRIDS[of];
  if (first.value?.rows.length === 0) return empty;

  return (
    <Stack gap="8" aria-busy={first.loading}>
      <Grid>
        <CardsFrom {...list} page={1} before={0} />
      </Grid>
      <VisuallyHidden role="status">
        {last.loading && pages > 1 ? <FormattedMessage {...messages.loadingMore} /> : null}
      </VisuallyHidden>
    </Stack>
  );
}

type PageProps<Row> = Omit<Props<Row>, 'empty'> & {
  readonly page: number;
  /** How many cards are on the pages before. */
  readonly before: number;
};

/** One page and those behind it. The first that fails says so in its place, and ends the list there. */
function CardsFrom<Row>(list: PageProps<Row>): ReactNode {
  const { of, pages, page, query, cards, before } = list;
  const { value, failure, retry } = useRead(query(page));
  if (failure) {
    return (
      <WholeRow>
        <FailureState failure={failure} retry={retry} />
      </WholeRow>
    );
  }
  const shown = before + (value?.rows.length ?? 0);
  return (
    <>
      {value === undefined ? <CardSkeletons of={of} count={page === 1 ? 12 : 4} /> : null}
      {value ? cards(value.rows, page) : null}
      {page < pages ? <CardsFrom {...list} page={page + 1} before={shown} /> : null}
      {page === pages && value ? <EndOfPages list={list} last={value} shown={shown} /> : null}
    </>
  );
}

type EndProps<Row> = {
  readonly list: PageProps<Row>;
  readonly last: Page<Row>;
  readonly shown: number;
};

function EndOfPages<Row>({ list, last, shown }: EndProps<Row>) {
  const { pages, onPages, endsAtTotal = false } = list;
  const isAllShown = endsAtTotal && last.total > 0 && shown >= last.total;
  return (
    <WholeRow>
      {last.rows.length > 0 && !isAllShown ? <LoadMore onMore={() => onPages(pages + 1)} /> : null}
    </WholeRow>
  );
}

function WholeRow({ children }: { readonly children: ReactNode }) {
  return <Box gridColumn="1 / -1">{children}</Box>;
}

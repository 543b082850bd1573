import { Box, Button, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FoundPage } from '#application/catalogue/search.queries.ts';
import { goodsFilterCount } from '#domain/catalogue/goods-search.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { messages as filtersMessages } from '#ui/catalogue/filters.messages.ts';
import { CardSkeletons, ItemGrid, StoreGrid } from '#ui/design/card-grids.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { turningRows } from '#ui/design/turning.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Pager } from '#ui/kernel/pager.tsx';
import type { PageRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/catalogue/pages/search.messages.ts';
import { useSearchFilters, type GoodsSearchControls } from '#ui/catalogue/use-goods-search.ts';
import { useNamesOfOtherModules } from '#ui/catalogue/use-module-name.ts';
import { FollowsModule } from './follows-module.tsx';
import { FIRST_SEEN } from '#ui/catalogue/picture-sizes.ts';
import { ItemCards } from './item-cards.tsx';
import { ClearGoodsFilters } from './search-filters.tsx';
import { StoreCards } from './store-cards.tsx';

const PAGE_SIZE = 12;
const FIRST_ROW = 4;

type OfProps<Row> = {
  readonly controls: GoodsSearchControls;
  readonly read: PageRead<FoundPage<Row>>;
};

export function FoundItems({ controls, read }: OfProps<Item>) {
  const moduleNameOf = useNamesOfOtherModules();
  return (
    <Found
      of="items"
      controls={controls}
      read={read}
      card={(item, at) => (
        <FollowsModule key={item.id} moduleId={item.moduleId}>
          <ItemCards items={[item]} eager={FIRST_SEEN.items - at} moduleNameOf={moduleNameOf} />
        </FollowsModule>
      )}
    />
  );
}

export function FoundStores({ controls, read }: OfProps<Store>) {
  const moduleNameOf = useNamesOfOtherModules();
  return (
    <Found
      of="stores"
      controls={controls}
      read={read}
      card={(store, at) => (
        <FollowsModule key={store.id} moduleId={store.moduleId}>
          <StoreCards stores={[store]} eager={FIRST_ROW - at} moduleNameOf={moduleNameOf} />
        </FollowsModule>
      )}
    />
  );
}

const GRIDS = { items: ItemGrid, stores: StoreGrid } as const;

type Props<Row> = OfProps<Row> & {
  readonly of: 'items' | 'stores';
  readonly card: (row: Row, at: number) => ReactElement;
};

function Found<Row>({ of, controls, read, card }: Props<Row>) {
  const { value, failure, turning, retry } = read;
  const Grid = GRIDS[of];
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) {
    return (
      <Box aria-busy>
        <Grid>
          <CardSkeletons of={of} count={PAGE_SIZE} />
        </Grid>
      </Box>
    );
  }
  if (value.rows.length === 0) return <NothingFound controls={controls} total={value.total} />;
  return (
    <>
      {value.corrected === null ? null : (
        <Text mb="4" role="status">
          <FormattedMessage
            {...messages.corrected}
            values={{
              term: <bdi>{controls.search.term}</bdi>,
              corrected: <bdi>{value.corrected}</bdi>,
            }}
          />
        </Text>
      )}
      <Box {...turningRows(turning)}>
        <Grid>{value.rows.map(card)}</Grid>
      </Box>
      <Box pt="8">
        <Pager
          read={read}
          page={controls.search.page}
          pageSize={PAGE_SIZE}
          onPage={controls.showPage}
        />
      </Box>
    </>
  );
}

type NothingProps = { readonly controls: GoodsSearchControls; readonly total: number };

function NothingFound({ controls, total }: NothingProps) {
  const { filters, tab } = controls.search;
  const narrowing = useSearchFilters(controls);
  const isNarrowed = goodsFilterCount(filters, tab) > 0;
  if (total > 0) {
    return (
      <EmptyState
        art="search"
        title={<FormattedMessage {...messages.pageEmpty} />}
        action={
          <Button onClick={() => controls.showPage(1)}>
            <FormattedMessage {...filtersMessages.firstPage} />
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      art="search"
      title={<FormattedMessage {...messages.none} />}
      text={<FormattedMessage {...(isNarrowed ? messages.noneNarrowed : messages.noneText)} />}
      action={isNarrowed ? <ClearGoodsFilters controls={narrowing} /> : null}
    />
  );
}

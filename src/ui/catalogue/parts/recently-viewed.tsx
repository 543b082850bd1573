import { Stack } from '@chakra-ui/react';
import { useRecentlyViewed } from '#ui/catalogue/use-recently-viewed.ts';
import { WhenNear } from '#ui/design/when-near.tsx';
import { useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { ROWS_STAY, useRead } from '#ui/kernel/use-read.ts';
import { ItemCards } from './item-cards.tsx';
import { StoreCards } from './store-cards.tsx';
import { ViewedRow } from './viewed-row.tsx';

export function RecentlyViewed() {
  const items = useRecentlyViewed('item');
  const stores = useRecentlyViewed('store');
  const shape = `${items.ids.length > 0} ${stores.ids.length > 0}`;
  // The row disappears with its button, so the focus moves to the page.
  const focusFallback = useFocusFallback<HTMLDivElement>(shape, (frame) => frame.closest('main'));
  const isEmpty = items.ids.length + stores.ids.length === 0;
  return (
    <Stack
      {...focusFallback}
      gap={{ base: '8', md: '12' }}
      {...(isEmpty ? { position: 'absolute' } : {})}
    >
      {items.ids.length > 0 ? (
        <WhenNear>
          <ViewedItems {...items} />
        </WhenNear>
      ) : null}
      {stores.ids.length > 0 ? (
        <WhenNear>
          <ViewedStores {...stores} />
        </WhenNear>
      ) : null}
    </Stack>
  );
}

type Props = ReturnType<typeof useRecentlyViewed>;

function ViewedItems({ ids, forget }: Props) {
  const { queries } = useServices();
  const read = useRead(queries.catalogue.itemsByIds(useReadScope(), ids), ROWS_STAY);
  return (
    <ViewedRow of="items" ids={ids} read={read} onClear={forget}>
      {(items) => <ItemCards items={items} />}
    </ViewedRow>
  );
}

function ViewedStores({ ids, forget }: Props) {
  const { queries } = useServices();
  const read = useRead(queries.catalogue.storesByIds(useReadScope(), ids), ROWS_STAY);
  return (
    <ViewedRow of="stores" ids={ids} read={read} onClear={forget}>
      {(stores) => <StoreCards stores={stores} />}
    </ViewedRow>
  );
}

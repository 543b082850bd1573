import { FormattedMessage } from 'react-intl';
import type { CategoryId } from '#domain/catalogue/category.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { messages } from '#ui/catalogue/pages/category.messages.ts';
import { messages as listMessages } from '#ui/catalogue/pages/store-list.messages.ts';
import { SortedCards, useSort } from './sorted-cards.tsx';
import { StoreCards } from './store-cards.tsx';

/** The orders of stores, and which of the lists each of them is. */
const SORTS = ['relevance', 'popular', 'topRated', 'newest'] as const;
const LISTS = {
  relevance: 'all',
  popular: 'popular',
  topRated: 'topRated',
  newest: 'latest',
} as const;

/** The stores that sell something of a category, in the order that the address bar says. */
export function CategoryStores({ category }: { readonly category: CategoryId }) {
  const { queries } = useServices();
  const scope = useReadScope();
  const sort = useSort(SORTS);

  return (
    <SortedCards
      of="stores"
      asked={category}
      query={(page) => queries.catalogue.stores(scope, LISTS[sort], page, category)}
      count={listMessages.count}
      sorts={SORTS}
      sort={sort}
      cards={(stores) => <StoreCards stores={stores} />}
      empty={
        <EmptyState
          art="store"
          title={<FormattedMessage {...listMessages.noStores} />}
          text={<FormattedMessage {...messages.noItemsText} />}
        />
      }
    />
  );
}

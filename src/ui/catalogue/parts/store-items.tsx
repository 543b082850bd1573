import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ItemFilter } from '#application/catalogue/catalogue-reader.port.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { ItemCards } from './item-cards.tsx';
import { PagedCards } from './paged-cards.tsx';
import { StoreToolbar } from './store-toolbar.tsx';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { UnansweredNeed } from './unanswered-need.tsx';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { useSearchText, type SearchText } from '#ui/catalogue/use-search-text.ts';
import { useDietMarks } from '#ui/catalogue/use-item-facts.ts';
import { useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

type Props = { readonly store: Store; readonly categories: readonly Category[] };

/** What a store sells, narrowed by category, diet and words. All of it stands in the address bar. */
export function StoreItems({ store, categories }: Props) {
  const { queries, storefront } = useServices();
  const need = useUnansweredNeed('place and module');
  const scope = useReadScope();
  const { category, diet, words, pages, change } = useListParams();
  const search = useSearchText();
  const filtersDiet = useDietMarks(useStorefront(select.module)?.type);
  const filter: ItemFilter = { category, diet: filtersDiet ? diet : 'all', name: words.trim() };
  const isKnownWhere = scope.zones !== null && scope.moduleId !== null;
  const query = (page: number) =>
    isKnownWhere ? queries.catalogue.storeItems(scope, store.id, filter, page) : null;
  const { value } = useRead(query(1));

  if (need) {
    const ask = () =>
      storefront.send(
        need === 'place'
          ? { type: 'dialog.open', id: 'pickLocation', request: { use: 'customer' } }
          : { type: 'store.enter', moduleId: store.moduleId },
      );
    return <UnansweredNeed need={need} onAnswer={ask} />;
  }
  return (
    <Stack as="section" gap="6" aria-labelledby="store-items">
      <VisuallyHidden>
        <Heading as="h2" id="store-items">
          <FormattedMessage {...messages.items} />
        </Heading>
      </VisuallyHidden>
      <StoreToolbar
        store={store}
        categories={categories}
        filtersDiet={filtersDiet}
        search={search}
      />
      <VisuallyHidden role="status">
        {value ? (
          <FormattedMessage {...messages.foundItems} values={{ count: value.total }} />
        ) : null}
      </VisuallyHidden>
      <Box minH="60vh">
        <PagedCards
          key={JSON.stringify(filter)}
          of="items"
          pages={pages}
          endsAtTotal
          query={query}
          onPages={(page) => change({ page }, { replace: true })}
          cards={(items) => <ItemCards items={items} storeLinked={false} />}
          empty={<NothingFound search={search} />}
        />
      </Box>
    </Stack>
  );
}

function NothingFound({ search }: { readonly search: SearchText }) {
  const { diet } = useServices();
  const { change } = useListParams();
  const showEverything = () => {
    search.clear();
    diet.keep('all');
    change({ category: null, diet: null, q: null });
  };
  return (
    <EmptyState
      art="search"
      title={<FormattedMessage {...messages.nothingFound} />}
      text={<FormattedMessage {...messages.nothingFoundText} />}
      action={
        <Button variant="outline" onClick={showEverything}>
          <FormattedMessage {...messages.clearFilters} />
        </Button>
      }
    />
  );
}

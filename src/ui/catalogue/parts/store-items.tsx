import { Box, Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Diet, ItemFilter } from '#application/catalogue/catalogue.queries.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { itemsIn } from '#domain/catalogue/menu.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { NarrowedItems } from './narrowed-items.tsx';
import { NothingFound } from './nothing-found.tsx';
import { StoreMenu, StoreMenuSkeleton } from './store-menu.tsx';
import { StoreToolbar } from './store-toolbar.tsx';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { UnansweredNeed } from './unanswered-need.tsx';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { useSearchText, type SearchText } from '#ui/catalogue/use-search-text.ts';
import { useDietMarks } from '#ui/catalogue/use-item-facts.ts';
import { useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = { readonly store: Store; readonly categories: readonly Category[] };

/** The menu in sections, or one section or search as a list; the address holds the filters. */
export function StoreItems({ store, categories }: Props) {
  const { storefront } = useServices();
  const need = useUnansweredNeed('place and module');
  const params = useListParams();
  const search = useSearchText();
  const filtersDiet = useDietMarks(useStorefront(select.module)?.type);
  const diet: Diet = filtersDiet ? params.diet : 'all';
  const filter: ItemFilter = { category: params.section, diet, name: params.searchTerm.trim() };

  if (need) {
    const ask = () =>
      storefront.send(
        need === 'place'
          ? { type: 'dialog.open', id: 'pickLocation', request: { use: 'customer' } }
          : { type: 'store.enter', moduleId: store.moduleId },
      );
    return <UnansweredNeed need={need} onAnswer={ask} />;
  }
  const list = { store, categories, filter, empty: <NothingOfStore search={search} /> };
  return (
    <Stack as="section" gap="6" aria-labelledby="store-items">
      <VisuallyHidden>
        <Heading as="h2" id="store-items">
          <FormattedMessage {...kinds.items} />
        </Heading>
      </VisuallyHidden>
      <StoreToolbar store={store} filtersDiet={filtersDiet} search={search} />
      <Box minH="60vh">
        {filter.category === null && filter.name === '' ? (
          <WholeMenu {...list} />
        ) : (
          <NarrowedItems {...list} />
        )}
      </Box>
    </Stack>
  );
}

type ListProps = Props & { readonly filter: ItemFilter; readonly empty: Elements };

function WholeMenu({ store, categories, filter: { diet }, empty }: ListProps) {
  const { queries } = useServices();
  const { value, failure, retry } = useRead(queries.catalogue.menu(useReadScope(), store.id, diet));
  if (failure) return <FailureState failure={failure} retry={retry} />;
  return (
    <>
      <VisuallyHidden role="status">
        {value ? (
          <FormattedMessage {...messages.foundItems} values={{ count: itemsIn(value) }} />
        ) : null}
      </VisuallyHidden>
      {value === undefined ? <StoreMenuSkeleton sections={categories} /> : null}
      {value?.length === 0 ? empty : null}
      {value && value.length > 0 ? <StoreMenu menu={value} /> : null}
    </>
  );
}

function NothingOfStore({ search }: { readonly search: SearchText }) {
  const { diet } = useServices();
  const { change } = useListParams();
  const showEverything = () => {
    search.clear();
    diet.keep('all');
    change({ category: null, diet: null, q: null });
  };
  return (
    <NothingFound
      title={<FormattedMessage {...messages.nothingFound} />}
      text={<FormattedMessage {...messages.nothingFoundText} />}
      onShowAll={showEverything}
    />
  );
}

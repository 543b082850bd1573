import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { paths } from '#application/kernel/path.ts';
import type { CategoryId } from '#domain/catalogue/category.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import type { PageProps } from '#ui/kernel/routes.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { PagedCards } from '#ui/catalogue/parts/paged-cards.tsx';
import { StoreCards } from '#ui/catalogue/parts/store-cards.tsx';
import { messages } from './store.messages.ts';
import { messages as titles } from './titles.messages.ts';
import { messages as storeListMessages } from './store-list.messages.ts';
import { useCategories } from '#ui/catalogue/use-categories.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { UnansweredNeed } from '#ui/catalogue/parts/unanswered-need.tsx';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';

type Props = { readonly list: 'latest' | 'popular' };

const LISTS = { latestStores: 'latest', popularStores: 'popular' } as const;

const FIRST_ROW = 4;
const TITLES = {
  latest: titles.latestStores,
  popular: titles.popularStores,
} as const;
const CATEGORY_TITLES = {
  latest: storeListMessages.latestOfCategoryTitle,
  popular: storeListMessages.categoryTitle,
} as const;

/** All stores of a list, page by page; of one category, where the address bar names one. */
export function StoreListPage({ page }: Pick<PageProps<keyof typeof LISTS>, 'page'>) {
  const list = LISTS[page];
  const { queries } = useServices();
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  const scope = useReadScope();
  const { category, pages, change } = useListParams();
  const query = (number: number) =>
    scope.zones && scope.moduleId ? queries.catalogue.stores(scope, list, number, category) : null;
  const first = useRead(query(1));

  return (
    <Stack gap="6">
      <Stack gap="1">
        <HStack justify="space-between" gap="4" flexWrap="wrap">
          <Heading as="h1" size="lg">
            {category === null ? (
              <FormattedMessage {...TITLES[list]} />
            ) : (
              <CategoryTitle list={list} category={category} />
            )}
          </Heading>
          {category === null ? null : (
            <Button variant="outline" size="sm" onClick={() => change({ category: null })}>
              <FormattedMessage {...storeListMessages.allCategories} />
            </Button>
          )}
        </HStack>
        <Text color="fg.muted" minH="1lh" role="status">
          {first.value && first.value.total > 0 ? (
            <FormattedMessage {...storeListMessages.count} values={{ count: first.value.total }} />
          ) : null}
        </Text>
      </Stack>
      {need ? (
        <UnansweredNeed need={need} onAnswer={ask} />
      ) : (
        <PagedCards
          of="stores"
          pages={pages}
          query={query}
          onPages={(last) => change({ page: last }, { replace: true })}
          cards={(stores, number) => (
            <StoreCards stores={stores} eager={number === 1 ? FIRST_ROW : 0} />
          )}
          empty={<NoStores />}
        />
      )}
    </Stack>
  );
}

type TitleProps = Props & { readonly category: CategoryId };

function CategoryTitle({ list, category }: TitleProps) {
  const { value } = useCategories();
  const name = value?.find(({ id }) => id === category)?.name;
  return name === undefined ? (
    <FormattedMessage {...TITLES[list]} />
  ) : (
    <FormattedMessage {...CATEGORY_TITLES[list]} values={{ category: name }} />
  );
}

function NoStores() {
  return (
    <EmptyState
      art="store"
      title={<FormattedMessage {...storeListMessages.noStores} />}
      text={<FormattedMessage {...messages.noStoresText} />}
      action={
        <Button asChild>
          <Link to={paths.home()}>
            <FormattedMessage {...messages.backHome} />
          </Link>
        </Button>
      }
    />
  );
}

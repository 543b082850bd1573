import { Button, Heading, HStack, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { paths } from '#application/kernel/path.ts';
import type { CategoryId } from '#domain/catalogue/category.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import type { PageProps } from '#ui/kernel/routes.ts';
import { NarrowedStores } from '#ui/catalogue/parts/narrowed-stores.tsx';
import { messages } from './store.messages.ts';
import { messages as titles } from './titles.messages.ts';
import { messages as storeListMessages } from './store-list.messages.ts';
import { STORE_SORTS } from '#ui/catalogue/list-sorts.ts';
import { useCategories } from '#ui/catalogue/use-categories.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { UnansweredNeed } from '#ui/catalogue/parts/unanswered-need.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';

type Props = { readonly list: 'latest' | 'popular' };

const LISTS = { latestStores: 'latest', popularStores: 'popular' } as const;

const TITLES = {
  latest: titles.latestStores,
  popular: titles.popularStores,
} as const;
const CATEGORY_TITLES = {
  latest: storeListMessages.latestOfCategoryTitle,
  popular: storeListMessages.categoryTitle,
} as const;

export function StoreListPage({ page }: Pick<PageProps<keyof typeof LISTS>, 'page'>) {
  const list = LISTS[page];
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  const { category, change } = useListParams();

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
      </Stack>
      {need ? (
        <UnansweredNeed need={need} onAnswer={ask} />
      ) : (
        <NarrowedStores category={category} sorts={STORE_SORTS[page]} empty={<NoStores />} />
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
            <FormattedMessage {...controls.backHome} />
          </Link>
        </Button>
      }
    />
  );
}

import { Button, Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { Category, CategoryId } from '#domain/catalogue/category.ts';
import { parseId } from '#domain/kernel/id.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { Tabs } from '#ui/design/tabs.tsx';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { CategoryChips } from '#ui/catalogue/parts/category-chips.tsx';
import { CategoryItems } from '#ui/catalogue/parts/category-items.tsx';
import { CategoryStores } from '#ui/catalogue/parts/category-stores.tsx';
import { UnansweredNeed } from '#ui/catalogue/parts/unanswered-need.tsx';
import { useCategories } from '#ui/catalogue/use-categories.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { messages } from './category.messages.ts';
import { messages as titles } from './titles.messages.ts';

const NONE: readonly Category[] = [];

/** The query holds the category's `id`, and its `name` for the time until the categories load. */
export function CategoryPage() {
  const id = parseId<'Category'>(useQueryValue('id'));
  const told = (useQueryValue('name') ?? '').trim().slice(0, 100);
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  const { value: categories } = useCategories();
  const found = categories?.flatMap((one) => [one, ...one.children]).find((one) => one.id === id);
  const name = found?.name ?? told;
  const isUnknown = categories !== undefined && !found;

  return (
    <Stack gap="6">
      <Heading as="h1" size="lg">
        {name === '' ? <FormattedMessage {...titles.category} /> : <bdi>{name}</bdi>}
      </Heading>
      {need ? <UnansweredNeed need={need} onAnswer={ask} /> : null}
      {!need && (id === null || isUnknown) ? <NoCategory named={id !== null} /> : null}
      {!need && id !== null && !isUnknown ? (
        <CategoryLists key={id} id={id} subcategories={found?.children ?? NONE} />
      ) : null}
    </Stack>
  );
}

type ListsProps = { readonly id: CategoryId; readonly subcategories: readonly Category[] };

function CategoryLists({ id, subcategories }: ListsProps) {
  const { formatMessage } = useIntl();
  const { category, tab, change } = useListParams();
  // A subcategory in the address that does not belong to this category is ignored.
  const narrowed = subcategories.find((one) => one.id === category)?.id ?? id;
  return (
    <Stack gap="5">
      {subcategories.length > 0 ? (
        <CategoryChips label={formatMessage(messages.subcategories)} categories={subcategories} />
      ) : null}
      <Tabs
        label={formatMessage(messages.lists)}
        value={tab === 'stores' ? 'stores' : 'items'}
        onChange={(next) => change({ tab: next === 'items' ? null : next, sort: null })}
        tabs={[
          {
            value: 'items',
            label: <FormattedMessage {...kinds.items} />,
            content: <CategoryItems category={narrowed} />,
          },
          {
            value: 'stores',
            label: <FormattedMessage {...kinds.stores} />,
            content: <CategoryStores category={narrowed} />,
          },
        ]}
      />
    </Stack>
  );
}

function NoCategory({ named }: { readonly named: boolean }) {
  return (
    <EmptyState
      art="grid"
      title={<FormattedMessage {...(named ? messages.unknown : messages.unnamed)} />}
      text={<FormattedMessage {...(named ? messages.unknownText : messages.unnamedText)} />}
      action={
        <Button asChild>
          <Link to={paths.categories()}>
            <FormattedMessage {...titles.categories} />
          </Link>
        </Button>
      }
    />
  );
}

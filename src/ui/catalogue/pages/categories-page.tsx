import { Button, Grid, Heading, Stack, Text, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { CategorySkeletons, CategoryTile } from '#ui/catalogue/parts/category-tile.tsx';
import { ListSearch } from '#ui/catalogue/parts/list-search.tsx';
import { NothingFound } from '#ui/catalogue/parts/nothing-found.tsx';
import { UnansweredNeed } from '#ui/catalogue/parts/unanswered-need.tsx';
import { useCategories } from '#ui/catalogue/use-categories.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { FIRST_SEEN } from '#ui/catalogue/picture-sizes.ts';
import { useSearchText, type SearchText } from '#ui/catalogue/use-search-text.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages } from './categories.messages.ts';
import { messages as storeMessages } from './store.messages.ts';
import { messages as titles } from './titles.messages.ts';

const ChildLink = chakra(Link);

export function CategoriesPage() {
  const { formatMessage } = useIntl();
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  const search = useSearchText();
  const searchTerm = useListParams().searchTerm.trim();
  const { value, failure, loading, retry } = useCategories(searchTerm);

  return (
    <Stack gap="6">
      <Stack gap="1">
        <Heading as="h1" size="lg">
          <FormattedMessage {...titles.categories} />
        </Heading>
        <Text color="fg.muted" minH="1lh" role="status">
          {value && value.length > 0 ? (
            <FormattedMessage {...messages.count} values={{ count: value.length }} />
          ) : null}
        </Text>
      </Stack>
      {need ? (
        <UnansweredNeed need={need} onAnswer={ask} />
      ) : (
        <>
          <ListSearch label={formatMessage(messages.search)} search={search} />
          {failure ? <FailureState failure={failure} retry={retry} /> : null}
          {value?.length === 0 ? <NoCategories searchTerm={searchTerm} search={search} /> : null}
          <CategoryGrid categories={value ?? []} loading={loading} />
        </>
      )}
    </Stack>
  );
}

type GridProps = { readonly categories: readonly Category[]; readonly loading: boolean };

function CategoryGrid({ categories, loading }: GridProps) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      aria-busy={loading}
      templateColumns="repeat(auto-fill, minmax(clamp(5.5rem, 12vw, 8.5rem), 1fr))"
      columnGap={{ base: '4', md: '6' }}
      rowGap="6"
    >
      {loading ? <CategorySkeletons count={18} /> : null}
      {categories.map((category, at) => (
        <CategoryTile
          key={category.id}
          name={category.name}
          image={category.image}
          eager={at < FIRST_SEEN.categories}
          to={paths.category(category)}
        >
          <Children categories={category.children} />
        </CategoryTile>
      ))}
    </Grid>
  );
}

/** Child links lie over the tile, which is itself one link. */
function Children({ categories }: Pick<GridProps, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="0" align="center" position="relative" zIndex="1">
      {categories.map((child) => (
        <li key={child.id}>
          <ChildLink
            to={paths.category(child)}
            display="inline-flex"
            alignItems="center"
            minH="8"
            textStyle="caption"
            textAlign="center"
            color="fg.muted"
            _hover={{ color: 'brand.fg', textDecoration: 'underline' }}
          >
            {child.name}
          </ChildLink>
        </li>
      ))}
    </Stack>
  );
}

type NoneProps = { readonly searchTerm: string; readonly search: SearchText };

function NoCategories({ searchTerm, search }: NoneProps) {
  const { change } = useListParams();
  const showAll = () => {
    search.clear();
    change({ q: null });
  };
  if (searchTerm === '') {
    return (
      <EmptyState
        art="grid"
        title={<FormattedMessage {...messages.none} />}
        text={<FormattedMessage {...storeMessages.noStoresText} />}
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
  return (
    <NothingFound
      title={<FormattedMessage {...messages.nothingFound} />}
      text={<FormattedMessage {...messages.nothingFoundText} />}
      onShowAll={showAll}
    />
  );
}

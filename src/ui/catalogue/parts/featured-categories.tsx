import { Grid, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { paths } from '#application/kernel/path.ts';
import { messages as moduleHome } from '#ui/catalogue/module-home.messages.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { HydratedLater } from '#ui/kernel/late.tsx';
import { useFailsTogether } from '#ui/kernel/failures-together.tsx';
import { Section } from '#ui/design/section.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useCountToCome } from '#ui/kernel/use-count-to-come.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/catalogue/pages/home.messages.ts';
import { CategorySkeletons, CategoryTile, type CategoryTileView } from './category-tile.tsx';

const EIGHT_MINUTES = 480_000;
const USUAL = 9;
/** Lines reserved for a name, used or not. */
const LINES = { base: '2lh', md: '1lh' } as const;
const SeeAll = chakra(Link);

export function FeaturedCategories() {
  const { formatMessage } = useIntl();
  const { queries } = useServices();
  const read = useRead(queries.catalogue.featuredCategories(useReadScope()), {
    dedupingInterval: EIGHT_MINUTES,
  });
  const { value, failure, loading, retry } = read;
  if (useFailsTogether(read) || value?.length === 0) return null;

  return (
    <Section
      title={<FormattedMessage {...moduleHome.categories} />}
      action={
        <SeeAll
          to={paths.categories()}
          aria-label={formatMessage(messages.seeAllCategories)}
          color="brand.fg"
          fontWeight="semibold"
          textStyle="label"
        >
          <FormattedMessage {...messages.seeAll} />
        </SeeAll>
      }
    >
      {failure ? <FailureState failure={failure} retry={retry} /> : null}
      <CategoryRow
        loading={loading}
        categories={value?.map((one) => ({ ...one, to: paths.category(one) }))}
      />
    </Section>
  );
}

type RowProps = {
  readonly loading: boolean;
  readonly categories: readonly CategoryTileView[] | undefined;
};

export function CategoryRow({ loading, categories }: RowProps) {
  const count = useCountToCome('categories', categories?.length, USUAL);
  return (
    <HydratedLater>
      <Grid
        as="ul"
        listStyleType="none"
        aria-busy={loading}
        autoFlow="column"
        autoColumns="minmax(5.5rem, 7.5rem)"
        gap="4"
        overflowX="auto"
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        py="1"
        css={{ scrollbarWidth: 'none' }}
      >
        {loading ? <CategorySkeletons count={count} lines={LINES} /> : null}
        {categories?.map(({ id, name, image, to }) => (
          <CategoryTile key={id} name={name} image={image} to={to} lines={LINES} />
        ))}
      </Grid>
    </HydratedLater>
  );
}

import { Box, Grid, Stack, Text, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { paths, type Path } from '#application/kernel/path.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFailsTogether } from '#ui/kernel/failures-together.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { Section } from '#ui/design/section.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/catalogue/pages/home.messages.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

const EIGHT_MINUTES = 480_000;
const CategoryLink = chakra(Link);

/** The categories that the app puts first. Each leads to the stores that sell something of it. */
export function FeaturedCategories() {
  const { queries } = useServices();
  const read = useRead(queries.catalogue.featuredCategories(useReadScope()), {
    dedupingInterval: EIGHT_MINUTES,
  });
  const { value, failure, loading, retry } = read;
  if (useFailsTogether(read) || value?.length === 0) return null;

  return (
    <Section title={<FormattedMessage {...messages.categories} />}>
      {failure ? <FailureState failure={failure} retry={retry} /> : null}
      <CategoryRow
        loading={loading}
        categories={value?.map((one) => ({ ...one, to: paths.popularStores(one.id) }))}
      />
    </Section>
  );
}

type RowProps = {
  readonly loading: boolean;
  readonly categories:
    | readonly {
        readonly id: number;
        readonly name: string;
        readonly image: string;
        readonly to: Path;
      }[]
    | undefined;
};

/** Categories in one row, each with its round picture. */
export function CategoryRow({ loading, categories }: RowProps) {
  return (
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
      {loading ? <CategorySkeletons /> : null}
      {categories?.map(({ id, name, image, to }) => (
        <Stack as="li" key={id} align="center" gap="2" position="relative">
          <Box w="full" borderRadius="full" overflow="hidden" bg="bg.muted">
            <Picture src={image} alt="" ratio={1} sizes="80px" />
          </Box>
          <CategoryLink
            to={to}
            textStyle="label"
            fontWeight="medium"
            textAlign="center"
            lineClamp="2"
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {name}
          </CategoryLink>
        </Stack>
      ))}
    </Grid>
  );
}

function CategorySkeletons() {
  return Array.from({ length: 8 }, (_, index) => (
    <Stack as="li" key={index} align="center" gap="2" aria-hidden>
      <Skeleton ratio={1} rounded="full" />
      <Text textStyle="label">
        <Skeleton h="1lh" w={14} />
      </Text>
    </Stack>
  ));
}

import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = { readonly children: ReactNode };

const ITEM_COLUMNS = 'repeat(auto-fill, minmax(clamp(9rem, 20vw, 13.5rem), 1fr))';
const STORE_COLUMNS = 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))';

export function ItemGrid({ children }: Props) {
  return (
    <Grid templateColumns={ITEM_COLUMNS} columnGap="4" rowGap="7">
      {children}
    </Grid>
  );
}

export function StoreGrid({ children }: Props) {
  return (
    <Grid templateColumns={STORE_COLUMNS} columnGap="5" rowGap="8">
      {children}
    </Grid>
  );
}

type SkeletonProps = { readonly of: 'items' | 'stores'; readonly count?: number };

/** Cards to be, as large as the ones that come. */
export function CardSkeletons({ of, count = 12 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <Stack key={index} gap="2" aria-hidden>
      <Skeleton css={{ aspectRatio: of === 'items' ? '4 / 3' : '16 / 9' }} borderRadius="xl" />
      <Skeleton h="5" w="85%" />
      <Skeleton h="4" w="60%" />
      <Skeleton h="5" w="40%" />
    </Stack>
  ));
}

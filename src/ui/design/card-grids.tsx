import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardSkeleton } from './skeleton.tsx';

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

export function CardSkeletons({ of, count = 12 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <CardSkeleton key={index} ratio={of === 'items' ? 4 / 3 : 16 / 9} />
  ));
}

import { Grid, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { Section } from './section.tsx';
import { ShelfArrows } from './carousel-arrows.tsx';
import type { Elements } from './elements.ts';

type Props = {
  readonly of: 'items' | 'stores';
  readonly title: string;
  readonly action?: Elements;
  readonly fallback?: Elements;
  readonly children: Elements;
};

const WIDTHS = {
  items: { base: 'max(9rem, 42%)', md: '12.5rem' },
  stores: { base: '82%', sm: '18rem', md: '19rem' },
} as const;

/** Cards far off a phone's screen are not rendered, so their pictures are not fetched. */
const CARD = {
  scrollSnapAlign: 'start',
  contentVisibility: { base: 'auto', md: 'visible' },
  containIntrinsicBlockSize: 'auto 15rem',
} as const;

export function Carousel({ of, title, action, fallback, children }: Props) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  return (
    <Section
      title={title}
      action={
        <HStack gap="4">
          {fallback ? null : <ShelfArrows row={row} title={title} />}
          {action ?? null}
        </HStack>
      }
    >
      {fallback ?? (
        <CarouselRow of={of} row={setRow}>
          {children}
        </CarouselRow>
      )}
    </Section>
  );
}

type RowProps = Pick<Props, 'of' | 'children'> & {
  readonly row?: (row: HTMLElement | null) => void;
};

export function CarouselRow({ of, row, children }: RowProps) {
  return (
    <Grid
      ref={row}
      autoFlow="column"
      autoColumns={WIDTHS[of]}
      columnGap={{ base: '3', md: '5' }}
      overflowX="auto"
      scrollSnapType="x proximity"
      css={{ scrollbarWidth: 'none', '& > *': CARD }}
      mx={{ base: '-4', md: '-1' }}
      px={{ base: '4', md: '1' }}
      py="1"
      my="-1"
      scrollPaddingInline={{ base: '4', md: '1' }}
    >
      {children}
    </Grid>
  );
}

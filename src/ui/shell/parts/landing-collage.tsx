import { Box, Grid } from '@chakra-ui/react';
import { Picture } from '#ui/design/picture.tsx';

type Tile = {
  readonly slug: string;
  /** Grid area in wide windows. */
  readonly area: string;
  /** False: hidden on a phone, which shows one row of three. */
  readonly everywhere: boolean;
};

const TILES: readonly Tile[] = [
  { slug: 'thali', area: '1 / 1 / 3 / 3', everywhere: false },
  { slug: 'strawberries', area: '1 / 3', everywhere: false },
  { slug: 'bouquet', area: '2 / 3', everywhere: false },
  { slug: 'croissant', area: '3 / 1', everywhere: true },
  { slug: 'first-aid-kit', area: '3 / 2', everywhere: true },
  { slug: 'headphones', area: '3 / 3', everywhere: true },
];

/** Decorative: the text beside it carries the meaning. */
export function LandingCollage() {
  return (
    <Grid
      templateColumns="repeat(3, 1fr)"
      gap={{ base: '2', md: '3' }}
      maxW={{ base: 'full', lg: '2xl' }}
      aria-hidden="true"
    >
      {TILES.map(({ slug, area, everywhere }) => (
        <Box
          key={slug}
          gridArea={{ base: 'auto', md: area }}
          display={everywhere ? 'block' : { base: 'none', md: 'block' }}
        >
          <Picture
            src={`/pictures/${slug}-320.webp`}
            alt=""
            ratio={4 / 3}
            eager
            rounded="xl"
            sizes={
              slug === 'thali'
                ? '(min-width: 1024px) 380px, 60vw'
                : '(min-width: 768px) 190px, 30vw'
            }
          />
        </Box>
      ))}
    </Grid>
  );
}

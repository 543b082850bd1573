import { Box, Grid } from '@chakra-ui/react';
import { Picture } from '#ui/kernel/picture.tsx';

/** Files of public/pictures, by slug, with where each stands in the grid. */
const PICTURES = [{ slug: 'store-1', area: '1 / 1 / 3 / 3' }] as const;

/** A taste of what the shop brings. Decoration: the words beside it say it all. */
export function LandingCollage() {
  return (
    <Grid templateColumns="repeat(4, 1fr)" gap={{ base: '2', md: '3' }} aria-hidden="true">
      {PICTURES.map(({ slug, area }) => (
        <Box key={slug} gridArea={area}>
          <Picture src={`/pictures/${slug}-320.webp`} alt="" eager rounded="xl" />
        </Box>
      ))}
    </Grid>
  );
}

import { Box, Stack } from '@chakra-ui/react';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { Redirect } from '#ui/kernel/redirect.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { LandingHero } from '#ui/shell/parts/landing-hero.tsx';
import { LandingModules } from '#ui/shell/parts/landing-modules.tsx';
import { LandingSteps } from '#ui/shell/parts/landing-steps.tsx';
import { LandingZones } from '#ui/shell/parts/landing-zones.tsx';

/** Visitors with a place and a module go straight home. */
export function LandingPage() {
  const settled = useStorefront(select.hasPlaceAndModule);
  if (settled) return <Redirect to={paths.home()} />;
  return (
    <Box>
      <LandingHero />
      <Stack gap={{ base: '12', md: '20' }} py={{ base: '10', md: '16' }}>
        <LandingModules />
        <LandingSteps />
        <LandingZones />
      </Stack>
    </Box>
  );
}

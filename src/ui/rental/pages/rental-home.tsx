import { Box, chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { messages as moduleHome } from '#ui/catalogue/module-home.messages.ts';
import { Posters } from '#ui/catalogue/parts/banner-row.tsx';
import { CategoryRow } from '#ui/catalogue/parts/featured-categories.tsx';
import { HomeTitle } from '#ui/catalogue/parts/home-title.tsx';
import { ModuleStrip } from '#ui/catalogue/parts/module-strip.tsx';
import { ViewedRow } from '#ui/catalogue/parts/viewed-row.tsx';
import { useRecentlyViewed } from '#ui/catalogue/use-recently-viewed.ts';
import { CardSkeletons } from '#ui/design/card-grids.tsx';
import { Carousel } from '#ui/design/carousel.tsx';
import { Link } from '#ui/design/link.ts';
import { Section } from '#ui/design/section.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import {
  FailuresTogether,
  SharedFailure,
  useFailsTogether,
} from '#ui/kernel/failures-together.tsx';
import { useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';
import { ROWS_STAY } from '#ui/kernel/use-read.ts';
import { ProviderCards } from '#ui/rental/parts/provider-cards.tsx';
import { TripSearchCard } from '#ui/rental/parts/searched-trip.tsx';
import { VehicleCards, VehicleSkeletons } from '#ui/rental/parts/vehicle-cards.tsx';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import { messages } from './home.messages.ts';
import { messages as provider } from './provider.messages.ts';
import { messages as titles } from './titles.messages.ts';

const SeeAll = chakra(Link, {
  base: { color: 'brand.fg', fontWeight: 'semibold', textStyle: 'label' },
});

export function RentalHome() {
  return (
    <FailuresTogether>
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="5">
          <HomeTitle>
            {(module) => <FormattedMessage {...moduleHome.title} values={{ module }} />}
          </HomeTitle>
          <ModuleStrip />
          <TripSearchCard />
          <Banners />
        </Stack>
        <SharedFailure />
        <Categories />
        <TopRated />
        <ViewedVehicles />
        <Providers list="popular" />
        <Providers list="latest" />
      </Stack>
    </FailuresTogether>
  );
}

function Banners() {
  const { formatMessage } = useIntl();
  const read = useRentalRead((vehicles, scope) => vehicles.banners(scope));
  useFailsTogether(read, { shown: false });
  return (
    <Posters label={formatMessage(moduleHome.offers)} banners={read.value} loading={read.loading} />
  );
}

function Categories() {
  const read = useRentalRead((vehicles, scope) => vehicles.categories(scope));
  const { value, failure, loading, retry } = read;
  if (useFailsTogether(read) || value?.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage {...moduleHome.categories} />}
      action={
        <SeeAll to={paths.vehicleSearch('all')}>
          <FormattedMessage {...titles.allVehicles} />
        </SeeAll>
      }
    >
      {failure ? <FailureState failure={failure} retry={retry} /> : null}
      <CategoryRow
        loading={loading}
        categories={value?.map((one) => ({ ...one, to: paths.vehicleSearch(one.id) }))}
      />
    </Section>
  );
}

function ViewedVehicles() {
  const { ids, forget } = useRecentlyViewed('vehicle');
  // The row disappears with its button, so the focus moves to the page.
  const focusFallback = useFocusFallback<HTMLDivElement>(ids.length > 0, (frame) =>
    frame.closest('main'),
  );
  return (
    <Box {...focusFallback} {...(ids.length > 0 ? {} : { position: 'absolute' })}>
      {ids.length > 0 ? <ViewedOf ids={ids} forget={forget} /> : null}
    </Box>
  );
}

function ViewedOf({ ids, forget }: ReturnType<typeof useRecentlyViewed>) {
  const read = useRentalRead((vehicles, scope) => vehicles.vehiclesByIds(scope, ids), ROWS_STAY);
  return (
    <ViewedRow of="items" cards="stores" ids={ids} read={read} onClear={forget}>
      {(vehicles) => <VehicleCards vehicles={vehicles} from="home" />}
    </ViewedRow>
  );
}

function TopRated() {
  const { formatMessage } = useIntl();
  const read = useRentalRead((vehicles, scope) => vehicles.topRated(scope));
  const { value, failure, loading, retry } = read;
  if (useFailsTogether(read) || value?.rows.length === 0) return null;
  return (
    <Carousel
      of="stores"
      title={formatMessage(messages.topRated)}
      fallback={failure ? <FailureState failure={failure} retry={retry} /> : null}
    >
      {loading ? <VehicleSkeletons view="grid" /> : null}
      {value ? <VehicleCards vehicles={value.rows} from="home" /> : null}
    </Carousel>
  );
}

const PROVIDERS = {
  popular: {
    title: titles.popularProviders,
    all: provider.allPopular,
    to: paths.popularStores(),
  },
  latest: { title: titles.latestProviders, all: provider.allLatest, to: paths.latestStores() },
} as const;

/** A provider is shown once: the newest are those that are not among the popular ones. */
function Providers({ list }: { readonly list: keyof typeof PROVIDERS }) {
  const { formatMessage } = useIntl();
  const read = useRentalRead((vehicles, scope) => vehicles.providers(scope, list, 1));
  const popular = useRentalRead((vehicles, scope) => vehicles.providers(scope, 'popular', 1));
  const { value, failure, loading, retry } = read;
  const shown = list === 'latest' ? (popular.value?.rows ?? []).map(({ id }) => id) : [];
  const rows = value?.rows.filter(({ id }) => !shown.includes(id));
  if (useFailsTogether(read) || rows?.length === 0) return null;
  return (
    <Carousel
      of="stores"
      title={formatMessage(PROVIDERS[list].title)}
      action={
        <SeeAll to={PROVIDERS[list].to}>
          <FormattedMessage {...PROVIDERS[list].all} />
        </SeeAll>
      }
      fallback={failure ? <FailureState failure={failure} retry={retry} /> : null}
    >
      {loading ? <CardSkeletons of="stores" /> : null}
      {rows ? <ProviderCards providers={rows} /> : null}
    </Carousel>
  );
}

import { chakra, HStack, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths, vehicleOrigin } from '#application/kernel/path.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { Vehicle, VehicleId } from '#domain/rental/vehicle.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import type { PageProps } from '#ui/kernel/routes.ts';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { InRental } from '#ui/rental/parts/in-rental.tsx';
import { Missing } from '#ui/rental/parts/missing.tsx';
import { ReadPage } from '#ui/rental/parts/read-page.tsx';
import { Reviews } from '#ui/rental/parts/reviews.tsx';
import { SearchedPickup } from '#ui/rental/parts/searched-pickup.tsx';
import { VehicleBar } from '#ui/rental/parts/vehicle-bar.tsx';
import { VehicleControl } from '#ui/rental/parts/vehicle-control.tsx';
import { VehicleDetails } from '#ui/rental/parts/vehicle-details.tsx';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import { messages as vehicleFacts } from '#ui/rental/vehicle-facts.messages.ts';
import { messages } from './details.messages.ts';
import { messages as titles } from './titles.messages.ts';

export function VehiclePage({ params }: Pick<PageProps<'vehicle'>, 'params'>) {
  const id = parseId<'Vehicle'>(params.id);
  return (
    <InRental title={titles.vehicle} waiting={<Waiting />}>
      {id === null ? <UnknownVehicle /> : <VehicleOf key={id} id={id} />}
    </InRental>
  );
}

function VehicleOf({ id }: { readonly id: VehicleId }) {
  const read = useRentalRead((vehicles, scope) => vehicles.vehicle(scope, id));
  return (
    <ReadPage
      read={read}
      title={titles.vehicle}
      unread={messages.unread}
      waiting={<Waiting />}
      unknown={<UnknownVehicle />}
    >
      {(vehicle) => (
        <Stack gap={{ base: '6', md: '10' }}>
          <Stack gap="3">
            <WayBack vehicle={vehicle} />
            <VehicleDetails vehicle={vehicle} />
          </Stack>
          <Reviews read={(vehicles, scope, page) => vehicles.reviews(scope, id, page)} />
          <VehicleBar
            vehicle={vehicle}
            label={<SearchedPickup />}
            action={<VehicleControl vehicle={vehicle} look="button" />}
          />
        </Stack>
      )}
    </ReadPage>
  );
}

const BackLink = chakra(Link);

function WayBack({ vehicle: { provider } }: { readonly vehicle: Vehicle }) {
  const from = vehicleOrigin(useQueryValue('from'));
  const [to, text] = {
    home: [paths.home(), <FormattedMessage key="home" {...controls.backHome} />] as const,
    search: [
      paths.vehicleSearch(),
      <FormattedMessage key="search" {...messages.backSearch} />,
    ] as const,
    provider: [
      paths.provider(provider.id),
      <FormattedMessage
        key="provider"
        {...messages.backProvider}
        values={{ provider: provider.name }}
      />,
    ] as const,
  }[from ?? 'search'];
  return (
    <BackLink
      to={to}
      alignSelf="start"
      color="brand.fg"
      fontWeight="semibold"
      textStyle="label"
      minH="9"
      display="inline-flex"
      alignItems="center"
    >
      <HStack as="span" gap="1">
        <Icon name="chevronStart" size="4" />
        {text}
      </HStack>
    </BackLink>
  );
}

/** At least a window high, so that the footer does not appear and leave again. */
const Waiting = () => (
  <Stack
    direction={{ base: 'column', md: 'row' }}
    align={{ base: 'stretch', md: 'start' }}
    gap={{ base: '5', md: '6', lg: '10' }}
    minH="100vh"
    aria-hidden
  >
    <chakra.div w={{ base: 'full', md: '52%' }}>
      <Skeleton ratio={4 / 3} rounded="2xl" />
    </chakra.div>
    <Stack flex="1" gap="4">
      <Skeleton h={8} w="70%" />
      <Skeleton h={5} w="50%" />
      <Skeleton h={7} w="40%" />
      <Skeleton h={40} rounded="xl" />
    </Stack>
  </Stack>
);

const UnknownVehicle = () => <Missing title={vehicleFacts.unknown} text={messages.unknownText} />;

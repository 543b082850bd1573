import { Box, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session.selectors.ts';
import * as manageTripSelect from '#application/rental/manage-trip.selectors.ts';
import type { Rental } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { useSession } from '#ui/account/use-session.ts';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { ManagedTrip } from '#ui/rental/parts/managed-trip.tsx';
import { TripForm } from '#ui/rental/parts/trip-form.tsx';
import { useRental } from '#ui/rental/use-rental.ts';
import { messages as titles } from './titles.messages.ts';

/** Where a trip is followed: from my trips, by the link of its booking, or by number and phone. */
export function TrackTripPage() {
  const zone = useStorefront(select.timeZone);
  const signedIn = useSession(isSignedIn);
  const rental = useRental();
  return zone && rental ? (
    <Managing key={String(signedIn)} zone={zone} signedIn={signedIn} rental={rental} />
  ) : (
    <Looking />
  );
}

type Needs = { readonly zone: TimeZone; readonly signedIn: boolean; readonly rental: Rental };

function Managing({ zone, signedIn, rental: { manageTrip, knownTrips } }: Needs) {
  const { query: asked } = useAddress();
  const id = parseId<'Trip'>(asked.get('trip_id'));
  const trip = useFlow(manageTrip, {
    input: {
      tripId: asked.get('trip_id'),
      phone: id && knownTrips.phoneOf(id),
      signedIn,
      timeZone: zone,
    },
  });
  return <TripView manage={trip} />;
}

export function TripView({ manage }: { readonly manage: manageTripSelect.ManageTripActor }) {
  const view = useSelector(manage, manageTripSelect.viewOf);
  switch (view) {
    case 'asking':
      return <TripForm manage={manage} />;
    case 'finding':
      return <Looking />;
    case 'shown':
      return <ManagedTrip manage={manage} />;
  }
}

function Looking() {
  return (
    <Box role="status">
      <HiddenHeading>
        <FormattedMessage {...titles.trackTrip} />
      </HiddenHeading>
      <VisuallyHidden>
        <FormattedMessage {...messages.finding} />
      </VisuallyHidden>
      <Stack gap="4" aria-hidden="true">
        <Skeleton h={10} w={56} />
        <Skeleton h={80} rounded="xl" />
      </Stack>
    </Box>
  );
}

import { FormattedMessage } from 'react-intl';
import type { TripFormRefusals } from '#domain/rental/search-form.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';

type Refused<Field extends keyof TripFormRefusals> = NonNullable<TripFormRefusals[Field]>;

export const PickupError = ({ error }: { readonly error: Refused<'pickup'> }) => (
  <FormattedMessage {...(error === 'missing' ? messages.pickupMissing : messages.outside)} />
);

const DESTINATION = {
  missing: messages.destinationMissing,
  outside: messages.outside,
  otherZone: messages.otherZone,
} as const;

/** Errors of the route show at the destination. */
export function DestinationError({
  refusals: { destination, route },
}: {
  readonly refusals: TripFormRefusals;
}) {
  if (destination) return <FormattedMessage {...DESTINATION[destination]} />;
  return route === 'nowhere' ? <FormattedMessage {...messages.nowhere} /> : null;
}

export const HoursError = ({ error }: { readonly error: Refused<'hours'> }) => (
  <FormattedMessage {...messages[error]} />
);

export const PickupTimeError = ({ error }: { readonly error: Refused<'pickupAt'> }) => (
  <FormattedMessage {...messages[error]} />
);

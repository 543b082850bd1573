import { Button, Spinner } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as searchTrip from '#application/rental/search-trip/selectors.ts';
import * as select from '#application/rental/trip-cart/selectors.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { card } from '#ui/design/theme/card.recipe.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { useSearchTripIfThere, useSendToSearchTrip } from '#ui/rental/use-search-trip.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useTripTotals } from '#ui/rental/use-trip-total.ts';
import { useTripCart } from '#ui/rental/use-trip-cart.ts';
import { TripLineStepper } from './trip-line-stepper.tsx';

type Props = {
  readonly vehicle: Vehicle;
  readonly look?: 'card' | 'button';
};

export function VehicleControl({ vehicle, look = 'card' }: Props) {
  const line = useTripCart(select.lineOf(vehicle.id), null);
  const focusFallback = useFocusFallback<HTMLDivElement>(line ? 'stepper' : 'add', lastControl);
  return (
    <div className={look === 'card' ? card.part.raised : undefined} {...focusFallback}>
      {line ? <TripLineStepper line={line} /> : <Add vehicle={vehicle} look={look} />}
    </div>
  );
}

/** The plus, where the pointer or the focus was. */
const lastControl = (frame: HTMLElement) =>
  [...frame.querySelectorAll<HTMLElement>('button')].at(-1);

function Add({ vehicle, look }: Required<Props>) {
  const { formatMessage } = useIntl();
  const tell = useSendToSearchTrip();
  const total = useTripTotals()(vehicle);
  const waiting = useSearchTripIfThere(searchTrip.isWanted(vehicle.id), false);
  const adding = useTripCart(select.isBeingAdded(vehicle.id), false) || waiting;
  const control = {
    'aria-busy': adding,
    'aria-label': formatMessage(messages.addVehicle, { vehicle: vehicle.name }),
    onClick: () => tell({ type: 'vehicle.want', vehicle }),
  } as const;
  if (look === 'card') {
    return (
      <IconButton size="sm" look="card" {...control}>
        {adding ? <Spinner size="sm" /> : <Icon name="plus" />}
      </IconButton>
    );
  }
  return (
    <Button {...control}>
      {adding ? <Spinner size="sm" /> : <Icon name="plus" size="4" />}
      {total ? (
        <FormattedMessage
          {...messages.addFor}
          values={{ total: <MoneyText amount={total.amounts.total} /> }}
        />
      ) : (
        <FormattedMessage {...messages.addShort} />
      )}
    </Button>
  );
}

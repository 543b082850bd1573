import { chakra } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import * as select from '#application/shell/storefront.selectors.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

type Props = { readonly store: Store };

/** How long from order to door; nothing when the store does not say. */
export function DeliveryMinutes({ store: { deliveryMinutes } }: Props) {
  const { from, to } = deliveryMinutes;
  if (to === 0) return null;
  return from === to ? (
    <FormattedMessage {...messages.minutesOne} values={{ minutes: to }} />
  ) : (
    <FormattedMessage {...messages.minutes} values={{ from, to }} />
  );
}

/** How far by road from the customer's place; nothing while no place is set. */
export function Distance({ store }: Props) {
  const place = useStorefront(select.place);
  if (!place) return null;
  return (
    <FormattedNumber
      style="unit"
      unit="kilometer"
      unitDisplay="short"
      maximumFractionDigits={1}
      value={estimateTravel(place.point, store.point).metres / 1000}
    />
  );
}

export function MinimumOrder({ store: { minimumOrder } }: Props) {
  if (minimumOrder.minor === 0) return null;
  const amount = <MoneyText amount={minimumOrder} />;
  return <FormattedMessage {...messages.minimum} values={{ amount }} />;
}

/** What a delivery to the customer's place costs; nothing where it is not known. */
export function DeliveryFee({ store: { freeDelivery, deliveryFee } }: Props) {
  if (freeDelivery || deliveryFee?.minor === 0) {
    return (
      <chakra.span color="success.fg" fontWeight="medium">
        <FormattedMessage {...messages.freeDelivery} />
      </chakra.span>
    );
  }
  if (deliveryFee === null) return null;
  const amount = <MoneyText amount={deliveryFee} />;
  return <FormattedMessage {...messages.delivery} values={{ amount }} />;
}

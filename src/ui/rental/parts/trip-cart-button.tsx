import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/trip-cart/header-selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { CountedLink } from '#ui/kernel/counted-link.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/rental/entries.messages.ts';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';
import { useTripCartIfThere } from '#ui/rental/use-trip-cart.ts';

export function TripCartButton() {
  const { formatMessage } = useIntl();
  const link = useOverlayLink('drawer', 'trip-cart');
  const isRental = useTripCartIfThere(select.isRental, useStorefront(storefront.isRental));
  const count = useTripCartIfThere(select.countOf, useStorefront(storefront.savedTripCount));
  if (!isRental) return null;
  return (
    <CountedLink
      link={link}
      icon="cart"
      name={formatMessage(messages.openTripCart, { count })}
      label={<FormattedMessage {...titles.tripCart} />}
      count={count}
    />
  );
}

import { Button, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/trip-cart.header.selectors.ts';
import * as storefront from '#application/shell/storefront.selectors.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/rental/entries.messages.ts';
import { useTripCartIfThere } from '#ui/rental/use-trip-cart.ts';

/** Opens the trip cart over the page one is on; Back closes it. Shown where vehicles are rented. */
export function TripCartButton() {
  const { formatMessage, formatNumber } = useIntl();
  const link = useOverlayLink('drawer', 'trip-cart');
  const isRental = useTripCartIfThere(select.isRental, useStorefront(storefront.isRental));
  const count = useTripCartIfThere(select.countOf, useStorefront(storefront.savedTripCount));
  if (!isRental) return null;
  return (
    <Button asChild variant="outline" position="relative" px="3">
      <Link {...link} aria-label={formatMessage(messages.openTripCart, { count })}>
        <Icon name="cart" />
        <Text as="span" hideBelow="xl">
          <FormattedMessage {...messages.tripCart} />
        </Text>
        {count > 0 ? (
          <>
            {' '}
            <Badge tone="count" aria-hidden="true">
              {formatNumber(count)}
            </Badge>
          </>
        ) : null}
      </Link>
    </Button>
  );
}

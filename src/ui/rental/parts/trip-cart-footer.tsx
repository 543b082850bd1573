import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/rental/trip-cart/selectors.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { Link } from '#ui/design/link.ts';
import { AmountRows } from '#ui/kernel/amount-rows.tsx';
import { messages } from '#ui/kernel/controls.messages.ts';
import { useTripBill } from '#ui/rental/use-trip-bill.ts';
import { useTripCart } from '#ui/rental/use-trip-cart.ts';
import { ClearTripCart } from './clear-trip-cart.tsx';
import { TripAmountRows } from './trip-summary.tsx';

export function TripCartFooter() {
  const bill = useTripBill(useTripCart(select.cartOf, EMPTY_TRIP_CART));
  return (
    <Stack gap="3" width="full">
      {bill ? (
        <AmountRows>
          <TripAmountRows amounts={bill.amounts} isOneLine={bill.lines.length <= 1} />
        </AmountRows>
      ) : null}
      <Button asChild size="lg" width="full">
        <Link to={paths.tripCart()}>
          <FormattedMessage {...messages.continue} />
        </Link>
      </Button>
      <ClearTripCart />
    </Stack>
  );
}

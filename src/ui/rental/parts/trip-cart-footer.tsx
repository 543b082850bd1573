import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/rental/trip-cart.selectors.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { Link } from '#ui/design/link.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages as summary } from '#ui/ordering/parts/summary.messages.ts';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { useTripBill } from '#ui/rental/use-trip-bill.ts';
import { useTripCart } from '#ui/rental/use-trip-cart.ts';
import { ClearTripCart } from './clear-trip-cart.tsx';

/** What the trip comes to, and the two ways on: to the page of the cart, or back to nothing. */
export function TripCartFooter() {
  const bill = useTripBill(useTripCart(select.cartOf, EMPTY_TRIP_CART));
  return (
    <Stack gap="3" width="full">
      {bill ? (
        <Flex justify="space-between" align="baseline" gap="4">
          <Text textStyle="subheading">
            <FormattedMessage {...summary.total} />
          </Text>
          <Text textStyle="heading" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            <MoneyText amount={bill.amounts.total} />
          </Text>
        </Flex>
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

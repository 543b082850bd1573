import { Box, Button, chakra, Stack } from '@chakra-ui/react';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/rental/trip-cart/selectors.ts';
import { EMPTY_TRIP_CART, lineGrosses } from '#domain/rental/trip-cart.ts';
import { messages as emptyCart } from '#ui/cart/empty-cart.messages.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { useTripCartReading } from '#ui/rental/use-trip-cart-reading.ts';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';
import { EditTrip } from './edit-trip.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripLineRow } from './trip-line-row.tsx';

const List = chakra('ul');

export function TripCartContent({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const tell = useSendToTripCart();
  const cart = useTripCart(select.cartOf, EMPTY_TRIP_CART);
  const { lines, details } = cart;
  const grosses = lineGrosses(cart);
  const { failure, loading } = useTripCartReading();
  return (
    <Stack ref={ref} gap="0" flex="1">
      {failure ? (
        <FailureState failure={failure} retry={() => tell({ type: 'cart.retry' })} />
      ) : null}
      {details && lines.length > 0 ? (
        <>
          <Stack px="4" pt="4" gap="1" align="start">
            <TripFacts details={details} />
            <Box ms="-3">
              <EditTrip details={details} />
            </Box>
          </Stack>
          <List listStyleType="none" px="4">
            {lines.map((line, place) => (
              <TripLineRow
                key={line.id}
                {...{ line, details, place }}
                gross={grosses.get(line.id) ?? null}
              />
            ))}
          </List>
        </>
      ) : null}
      {lines.length === 0 && loading ? <Loading /> : null}
      {lines.length === 0 && !loading && !failure ? (
        <EmptyState
          art="cart"
          title={<FormattedMessage {...emptyCart.empty} />}
          text={<FormattedMessage {...messages.emptyText} />}
          action={
            <Button asChild mt="2">
              <Link to={paths.vehicleSearch()} replace>
                <FormattedMessage {...controls.continueShopping} />
              </Link>
            </Button>
          }
        />
      ) : null}
    </Stack>
  );
}

const Loading = () => (
  <Box role="status">
    <VisuallyHidden>
      <FormattedMessage {...messages.loading} />
    </VisuallyHidden>
    {[0, 1, 2].map((row) => (
      <RowSkeleton key={row} />
    ))}
  </Box>
);

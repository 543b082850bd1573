import { Box, Button, chakra, Heading, HStack, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/rental/trip-cart/selectors.ts';
import {
  EMPTY_TRIP_CART,
  lineGrosses,
  linesNotBookable,
  type TripCart,
} from '#domain/rental/trip-cart.ts';
import { isBookable, type TripDetails } from '#domain/rental/trip-details.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { messages as emptyCart } from '#ui/cart/empty-cart.messages.ts';
import { Card } from '#ui/design/card.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Link } from '#ui/design/link.ts';
import { Notice } from '#ui/design/notice.tsx';
import { Section } from '#ui/design/section.tsx';
import { WithAside } from '#ui/design/with-aside.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useNow } from '#ui/kernel/use-wall-time.ts';
import { SubmitTotal } from '#ui/ordering/parts/submit-part.tsx';
import { EditTrip } from '#ui/rental/parts/edit-trip.tsx';
import { InRental } from '#ui/rental/parts/in-rental.tsx';
import { ClearTripCart } from '#ui/rental/parts/clear-trip-cart.tsx';
import { TripFacts } from '#ui/rental/parts/trip-facts.tsx';
import { TripLineRow } from '#ui/rental/parts/trip-line-row.tsx';
import { messages as summary } from '#ui/rental/parts/trip-summary.messages.ts';
import { TripSummary } from '#ui/rental/parts/trip-summary.tsx';
import { TripWaiting } from '#ui/rental/parts/trip-waiting.tsx';
import { messages as rental } from '#ui/rental/rental.messages.ts';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';
import { useTripBill } from '#ui/rental/use-trip-bill.ts';
import { useTripCartReading } from '#ui/rental/use-trip-cart-reading.ts';
import { useKeptVehicleFocus } from '#ui/rental/use-kept-vehicle-focus.ts';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';
import { messages as titles } from './titles.messages.ts';

export const TripCartPage = () => (
  <InRental title={titles.tripCart} waiting={<TripWaiting title={titles.tripCart} />}>
    <CartInFocus />
  </InRental>
);

const CartInFocus = () => (
  <Box {...useKeptVehicleFocus()}>
    <Cart />
  </Box>
);

function Cart() {
  const tell = useSendToTripCart();
  const cart = useTripCart(select.cartOf, EMPTY_TRIP_CART);
  const { failure, loading } = useTripCartReading();
  if (cart.details && cart.lines.length > 0) {
    return <FilledCart cart={cart} details={cart.details} />;
  }
  if (failure) {
    return (
      <>
        <Title />
        <FailureState failure={failure} retry={() => tell({ type: 'cart.retry' })} />
      </>
    );
  }
  if (loading) return <TripWaiting title={titles.tripCart} />;
  return (
    <EmptyState
      level="h1"
      art="rental"
      title={<FormattedMessage {...emptyCart.empty} />}
      text={<FormattedMessage {...messages.emptyText} />}
      action={
        <Button asChild>
          <Link to={paths.vehicleSearch()}>
            <FormattedMessage {...rental.browse} />
          </Link>
        </Button>
      }
    />
  );
}

const Title = () => (
  <HiddenHeading>
    <FormattedMessage {...titles.tripCart} />
  </HiddenHeading>
);

const List = chakra('ul');

type Props = { readonly cart: TripCart; readonly details: TripDetails };

function FilledCart({ cart, details }: Props) {
  const tell = useSendToTripCart();
  const { failure } = useTripCartReading();
  const grosses = lineGrosses(cart);
  return (
    <Box>
      <Heading as="h1" size="lg" mb="5">
        <FormattedMessage {...titles.tripCart} />
      </Heading>
      {failure ? (
        <FailureState failure={failure} retry={() => tell({ type: 'cart.retry' })} />
      ) : null}
      <WithAside summary={<Summary cart={cart} />} actions={<Actions cart={cart} />}>
        <Stack flex="1" w="full" minW="0" gap="4">
          <Card>
            <Section
              title={<FormattedMessage {...tripFacts.title} />}
              action={<EditTrip details={details} />}
            >
              <TripFacts details={details} />
              <PickupNote details={details} />
            </Section>
          </Card>
          <Card>
            <Section title={<FormattedMessage {...kinds.vehicles} />} action={<ClearTripCart />}>
              <List listStyleType="none">
                {cart.lines.map((line, place) => (
                  <TripLineRow
                    key={line.id}
                    {...{ line, details, place }}
                    gross={grosses.get(line.id) ?? null}
                  />
                ))}
              </List>
            </Section>
          </Card>
        </Stack>
      </WithAside>
    </Box>
  );
}

/**
 * The cart accepts a pickup "now"; a booking needs a future time, which the checkout sets (D-75).
 */
function PickupNote({ details: { pickupAt } }: Pick<Props, 'details'>) {
  const now = useNow();
  return isBookable(pickupAt, now) ? null : (
    <Box mt="2">
      <Notice look="line" icon="clock">
        <FormattedMessage {...(pickupAt === null ? messages.pickupIsNow : messages.pickupPassed)} />
      </Notice>
    </Box>
  );
}

function Summary({ cart }: Pick<Props, 'cart'>) {
  const bill = useTripBill(cart);
  return (
    <Card>
      <Section title={<FormattedMessage {...summary.title} />}>
        {bill ? <TripSummary {...bill} /> : null}
      </Section>
    </Card>
  );
}

function Actions({ cart }: Pick<Props, 'cart'>) {
  const { storefront } = useServices();
  const why = useId();
  const bill = useTripBill(cart);
  const count = linesNotBookable(cart).length;
  return (
    <Stack gap="2">
      {count > 0 ? (
        <Notice id={why} tone="danger" look="line">
          <FormattedMessage {...messages.mustMend} values={{ count }} />
        </Notice>
      ) : null}
      <HStack gap="4">
        {bill ? (
          <SubmitTotal>
            <MoneyText amount={bill.amounts.total} />
          </SubmitTotal>
        ) : null}
        <Button
          size="lg"
          flex="1"
          disabled={count > 0}
          aria-describedby={count > 0 ? why : undefined}
          onClick={() =>
            storefront.send({
              type: 'dialog.open',
              id: 'checkoutGate',
              request: { hasItems: true, to: paths.tripCheckout() },
            })
          }
        >
          <FormattedMessage {...messages.toCheckout} />
        </Button>
      </HStack>
    </Stack>
  );
}

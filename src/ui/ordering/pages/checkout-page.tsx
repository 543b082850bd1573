import { Box, Button, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { checkoutPage, paths } from '#application/kernel/path.ts';
import * as checkoutSelect from '#application/ordering/checkout.selectors.ts';
import * as selectPlacing from '#application/ordering/placing.selectors.ts';
import type { Ordering } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { WithAside } from '#ui/design/with-aside.tsx';
import { Redirect } from '#ui/kernel/redirect.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { AddressPart } from '#ui/ordering/parts/address-part.tsx';
import { OrderChangesDialog } from '#ui/ordering/dialogs/order-changes-dialog.tsx';
import { CheckoutActions } from '#ui/ordering/parts/checkout-actions.tsx';
import { CheckoutSummary } from '#ui/ordering/parts/checkout-summary.tsx';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { messages as titles } from './titles.messages.ts';
import { ContactPart } from '#ui/ordering/parts/contact-part.tsx';
import { DeliveryTypePart } from '#ui/ordering/parts/delivery-type-part.tsx';
import { fieldId } from '#ui/ordering/field-id.ts';
import { OrderInterrupted } from '#ui/ordering/parts/order-interrupted.tsx';
import { NotePart } from '#ui/ordering/parts/note-part.tsx';
import { OrderPlaced } from '#ui/ordering/parts/order-placed.tsx';
import { PaymentPart } from '#ui/ordering/parts/payment-part.tsx';
import { OrderStopped } from '#ui/ordering/parts/order-stopped.tsx';
import { TimePart } from '#ui/ordering/parts/time-part.tsx';
import { usePlacing, usePlacingActor } from '#ui/ordering/use-placing.ts';
import { useOrdering } from '#ui/ordering/use-ordering.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

/**
 * The checkout of the cart. The address of placed orders shows them again after a reload. Nothing else is
 * kept to be checked out, so that all else leads home.
 */
export function CheckoutPage() {
  const { query } = useAddress();
  const page = query.get('page') === 'placed' ? 'placed' : checkoutPage(query.get('page'));
  return page === 'cart' || page === 'placed' ? (
    <CartCheckout page={page} ids={orderIdsIn(query.get('order_id'))} />
  ) : (
    <Redirect to={paths.home()} />
  );
}

type CartCheckoutProps = { readonly page: Page; readonly ids: readonly OrderId[] };

function CartCheckout({ page, ids }: CartCheckoutProps) {
  const config = useStorefront(select.config);
  const ordering = useOrdering();
  const visit = useVisit(page);
  if (!config || !ordering) return <Waiting />;
  return visit.began === 'placed' ? (
    <PlacedBefore ordering={ordering} ids={ids} />
  ) : (
    <Checkout key={visit.number} config={config} ordering={ordering} />
  );
}

type Page = 'cart' | 'placed';

/** The checkout that has placed orders goes on showing them; another one begins anew. */
function useVisit(page: Page): { readonly began: Page; readonly number: number } {
  const [visit, change] = useState({ began: page, now: page, number: 0 });
  if (visit.now !== page) {
    change(
      page === 'placed'
        ? { ...visit, now: page }
        : { began: page, now: page, number: visit.number + 1 },
    );
  }
  return visit;
}

const orderIdsIn = (text: string | null): readonly OrderId[] =>
  (text ?? '').split(',').flatMap((one) => parseId<'Order'>(one) ?? []);

type Needs = { readonly config: AppConfig; readonly ordering: Ordering };

function Checkout({ config, ordering }: Needs) {
  const checkout = useFlow(ordering.checkout, { input: { page: 'cart', terms: termsOf(config) } });
  return <CheckoutView checkout={checkout} />;
}

type PlacedBeforeProps = { readonly ordering: Ordering; readonly ids: readonly OrderId[] };

/** Where this tab does not know them, such as in a link that was sent on, they can be followed. */
function PlacedBefore({ ordering, ids }: PlacedBeforeProps) {
  const session = useStorefront(select.session);
  const signedIn = useSelector(session, isSignedIn);
  const placed = ordering.knownOrders.placed(ids);
  const [first] = ids;
  if (placed.length === 0) {
    return <Redirect to={first ? paths.trackOrder({ id: first }) : paths.home()} />;
  }
  return <OrderPlaced placed={placed} isGuest={!signedIn} onCopy={ordering.copyOrderId} />;
}

type Props = { readonly checkout: checkoutSelect.CheckoutActor };

export function CheckoutView({ checkout }: Props) {
  const view = useSelector(checkout, checkoutSelect.viewOf);
  const cartFailure = useSelector(checkout, checkoutSelect.cartFailureOf);
  const placing = usePlacingActor(checkout);
  const isInterrupted = usePlacing(checkout, selectPlacing.isInterrupted, false);
  switch (view) {
    case 'waiting':
      return <Waiting />;
    case 'unread':
      return cartFailure ? (
        <>
          <Title />
          <FailureState failure={cartFailure} retry={() => checkout.send({ type: 'cart.retry' })} />
        </>
      ) : null;
    case 'empty':
      return <Empty checkout={checkout} />;
    case 'placed':
      return <JustPlaced checkout={checkout} />;
    case 'form':
      return placing && isInterrupted ? (
        <OrderInterrupted placing={placing} />
      ) : (
        <CheckoutForm checkout={checkout} />
      );
  }
}

/** From here on the address names the orders, so that a reload shows them again. */
function JustPlaced({ checkout }: Props) {
  const placed = useSelector(checkout, checkoutSelect.placedOf);
  const isGuest = useSelector(checkout, checkoutSelect.isGuest);
  return (
    <>
      <Redirect
        to={paths.checkout(
          'placed',
          placed.map(({ id }) => id),
        )}
      />
      <OrderPlaced
        placed={placed}
        isGuest={isGuest}
        onCopy={(id) => checkout.send({ type: 'orderId.copy', id })}
      />
    </>
  );
}

function CheckoutForm({ checkout }: Props) {
  const orderType = useSelector(checkout, (snapshot) => checkoutSelect.formOf(snapshot).orderType);
  const placing = usePlacingActor(checkout);
  useRequestedFocus(checkout);
  return (
    <Box>
      <Heading as="h1" size="lg" mb="5">
        <FormattedMessage {...titles.checkout} />
      </Heading>
      <OrderStopped checkout={checkout} />
      <WithAside
        summary={<CheckoutSummary checkout={checkout} />}
        actions={<CheckoutActions checkout={checkout} />}
      >
        <chakra.form display="grid" flex="1" w="full" minW="0" gap="4" noValidate onSubmit={stay}>
          <DeliveryTypePart checkout={checkout} />
          {orderType === 'delivery' ? <AddressPart checkout={checkout} /> : null}
          <ContactPart checkout={checkout} />
          <TimePart checkout={checkout} />
          <PaymentPart checkout={checkout} />
          <NotePart checkout={checkout} />
        </chakra.form>
      </WithAside>
      {placing ? <OrderChangesDialog placing={placing} /> : null}
    </Box>
  );
}

/** The Enter key orders nothing: only the button does. */
const stay = (event: SubmitEvent): void => event.preventDefault();

const termsOf = ({ timeZone, homeDelivery, takeAway, scheduling }: AppConfig) => ({
  timeZone,
  homeDelivery,
  takeAway,
  scheduling,
});

/** Puts the cursor into the field that the form asks for. */
function useRequestedFocus(checkout: checkoutSelect.CheckoutActor): void {
  const request = useSelector(checkout, checkoutSelect.requestedFocus);
  useEffect(() => {
    if (request) document.getElementById(fieldId(request.field))?.focus();
  }, [request]);
}

function Empty({ checkout }: Props) {
  return (
    <>
      <OrderStopped checkout={checkout} />
      <EmptyState
        level="h1"
        art="cart"
        title={<FormattedMessage {...messages.emptyTitle} />}
        text={<FormattedMessage {...messages.emptyText} />}
        action={
          <Button asChild>
            <Link to={paths.home()}>
              <FormattedMessage {...messages.goHome} />
            </Link>
          </Button>
        }
      />
    </>
  );
}

const Title = () => (
  <HiddenHeading>
    <FormattedMessage {...titles.checkout} />
  </HiddenHeading>
);

function Waiting() {
  return (
    <Box role="status">
      <Title />
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <Flex gap="8" aria-hidden="true">
        <Stack flex="1" gap="4">
          <Skeleton h={10} w={40} />
          <Skeleton h={36} rounded="xl" />
          <Skeleton h={56} rounded="xl" />
          <Skeleton h={36} rounded="xl" />
        </Stack>
        <Box hideBelow="lg" w="sm">
          <Skeleton h={80} rounded="xl" />
        </Box>
      </Flex>
    </Box>
  );
}

import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { isSignedIn } from '#application/account/session/selectors.ts';
import {
  checkoutPage,
  paths,
  type CheckoutPage as CheckoutPageName,
} from '#application/kernel/path.ts';
import * as checkoutSelect from '#application/ordering/checkout/selectors.ts';
import type { Ordering } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import { ORDER_TEXT_NAMES, ORDER_TEXTS } from '#domain/ordering/order-texts.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { Card } from '#ui/design/card.tsx';
import { messages as emptyCart } from '#ui/cart/empty-cart.messages.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Redirect } from '#ui/kernel/redirect.tsx';
import { useFlow, useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useVisit } from '#ui/kernel/use-visit.ts';
import { AddressPart } from '#ui/ordering/parts/address-part.tsx';
import { OrderChangesDialog } from '#ui/ordering/dialogs/order-changes-dialog.tsx';
import { CheckoutActions } from '#ui/ordering/parts/checkout-actions.tsx';
import { CheckoutTextField } from '#ui/ordering/parts/checkout-text-field.tsx';
import { CheckoutFrame } from '#ui/ordering/parts/checkout-frame.tsx';
import { CheckoutSummary } from '#ui/ordering/parts/checkout-summary.tsx';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { labels } from '#ui/ordering/order-texts.messages.ts';
import { messages as titles } from './titles.messages.ts';
import { ContactPart } from '#ui/ordering/parts/contact-part.tsx';
import { DeliveryTypePart } from '#ui/ordering/parts/delivery-type-part.tsx';
import { OrderInterrupted } from '#ui/ordering/parts/order-interrupted.tsx';
import { OrderPlaced } from '#ui/ordering/parts/order-placed.tsx';
import { PaymentPart } from '#ui/ordering/parts/payment-part.tsx';
import { PrescriptionPart } from '#ui/ordering/parts/prescription/prescription-part.tsx';
import { SellingView } from '#ui/ordering/parts/selling-view.tsx';
import { OrderStopped } from '#ui/ordering/parts/order-stopped.tsx';
import { TimePart } from '#ui/ordering/parts/time-part.tsx';
import { usePlacingActor } from '#ui/ordering/use-placing.ts';
import { useAskedPage } from '#ui/ordering/use-asked-page.ts';
import { useOrdering } from '#ui/ordering/use-ordering.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as addressFields } from '#ui/location/address-fields.messages.ts';

/** The address of placed orders shows them again after a reload. */
export function CheckoutPage() {
  const { query } = useAddress();
  const page = query.get('page');
  const placed = page === 'placed' ? (query.get('order_id') ?? '') : null;
  const asked = useAskedPage(placed === null ? checkoutPage(page) : null);
  const config = useStorefront(select.config);
  const ordering = useOrdering();
  const visit = useVisit(placed);
  if (!config || !ordering) return <Waiting />;
  return visit.began === null ? (
    <Checkout key={`${visit.number} ${asked}`} page={asked} config={config} ordering={ordering} />
  ) : (
    <PlacedBefore ordering={ordering} ids={orderIdsIn(visit.began)} />
  );
}

const orderIdsIn = (text: string): readonly OrderId[] =>
  text.split(',').flatMap((one) => parseId<'Order'>(one) ?? []);

type Needs = { readonly config: AppConfig; readonly ordering: Ordering };

type CheckoutProps = Needs & { readonly page: CheckoutPageName };

function Checkout({ page, config, ordering }: CheckoutProps) {
  const checkout = useFlow(ordering.checkout, {
    systemId: 'checkout',
    input: { page, terms: termsOf(config), couponCode: ordering.couponMemory.recall(page) },
  });
  return <CheckoutView checkout={checkout} />;
}

type PlacedBeforeProps = { readonly ordering: Ordering; readonly ids: readonly OrderId[] };

function PlacedBefore({ ordering, ids }: PlacedBeforeProps) {
  const session = useStorefront(select.session);
  const signedIn = useSelector(session, isSignedIn);
  const { sharing } = useServices();
  const placed = ordering.knownOrders.placed(ids);
  const [first] = ids;
  if (placed.length === 0) {
    return <Redirect to={first ? paths.trackOrder({ id: first }) : paths.home()} />;
  }
  return <OrderPlaced placed={placed} isGuest={!signedIn} onCopy={sharing.copyOrderId} />;
}

type Props = { readonly checkout: checkoutSelect.CheckoutActor };

export const CheckoutView = ({ checkout }: Props) => (
  <SellingView
    checkout={checkout}
    title={titles.checkout}
    waiting={<Waiting />}
    empty={<Empty checkout={checkout} />}
    placed={<JustPlaced checkout={checkout} />}
    interrupted={(placing) => <OrderInterrupted placing={placing} />}
    form={<CheckoutForm checkout={checkout} />}
  />
);

/** The address now names the orders, so that a reload shows them again. */
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
  const fields = { checkout, errorOf: checkoutSelect.fieldErrorOf };
  return (
    <>
      <CheckoutFrame
        checkout={checkout}
        title={titles.checkout}
        stopped={<OrderStopped checkout={checkout} />}
        summary={<CheckoutSummary checkout={checkout} />}
        actions={<CheckoutActions checkout={checkout} />}
      >
        <DeliveryTypePart checkout={checkout} />
        {orderType === 'delivery' ? <AddressPart checkout={checkout} /> : null}
        <ContactPart {...fields} texts={{ ...messages, phoneHint: addressFields.phoneHint }} />
        <TimePart checkout={checkout} />
        <PrescriptionPart checkout={checkout} />
        <PaymentPart checkout={checkout} />
        <Card>
          <Stack gap="4">
            {ORDER_TEXT_NAMES.map((text) => (
              <CheckoutTextField
                key={text}
                {...fields}
                field={text}
                optional
                label={<FormattedMessage {...labels[text]} />}
                longest={ORDER_TEXTS[text]}
              />
            ))}
          </Stack>
        </Card>
      </CheckoutFrame>
      {placing ? <OrderChangesDialog placing={placing} /> : null}
    </>
  );
}

const termsOf = ({ timeZone, country, homeDelivery, takeAway, scheduling }: AppConfig) => ({
  timeZone,
  country,
  homeDelivery,
  takeAway,
  scheduling,
});

function Empty({ checkout }: Props) {
  return (
    <>
      <OrderStopped checkout={checkout} />
      <EmptyState
        level="h1"
        art="cart"
        title={<FormattedMessage {...emptyCart.empty} />}
        text={<FormattedMessage {...messages.emptyText} />}
        action={
          <Button asChild>
            <Link to={paths.home()}>
              <FormattedMessage {...controls.browseStores} />
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

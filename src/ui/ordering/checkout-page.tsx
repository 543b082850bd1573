import {
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useSelector } from '@xstate/react';
import { useEffect, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { checkoutPage, paths } from '#application/kernel/path.ts';
import * as ask from '#application/ordering/checkout.selectors.ts';
import type { Ordering } from '#application/shell/shop.ts';
import type { ShopConfig } from '#domain/shell/config.ts';
import { EmptyState } from '#ui/kernel/empty-state.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { HiddenHeading } from '#ui/kernel/hidden-heading.tsx';
import { noticesRoom } from '#ui/kernel/notices-room.ts';
import { useFlow, useShop } from '#ui/kernel/shop-context.tsx';
import { AddressPart } from './address-part.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import { CheckoutActions } from './checkout-actions.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { messages } from './checkout.messages.ts';
import { ContactPart } from './contact-part.tsx';
import { DeliveryTypePart } from './delivery-type-part.tsx';
import { fieldId } from './field-id.ts';
import { Interrupted } from './interrupted.tsx';
import { NotePart } from './note-part.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { PaymentPart } from './payment-part.tsx';
import { StoppedNotice } from './stopped-notice.tsx';
import { TimePart } from './time-part.tsx';
import { useOrdering } from './use-ordering.ts';

/** The checkout of the cart. Nothing else is kept to be checked out, so that all else leads home. */
export function CheckoutPage() {
  const [params] = useSearchParams();
  return checkoutPage(params.get('page')) === 'cart' ? (
    <CartCheckout />
  ) : (
    <Navigate to={paths.home()} replace />
  );
}

function CartCheckout() {
  const { storefront } = useShop();
  const config = useSelector(storefront, ({ context }) => context.config);
  const ordering = useOrdering();
  return config && ordering ? <Checkout config={config} ordering={ordering} /> : <Waiting />;
}

type Needs = { readonly config: ShopConfig; readonly ordering: Ordering };

function Checkout({ config, ordering }: Needs) {
  const checkout = useFlow(ordering.checkout, { input: { page: 'cart', terms: termsOf(config) } });
  return <CheckoutFace checkout={checkout} />;
}

type Props = { readonly checkout: ask.CheckoutActor };

export function CheckoutFace({ checkout }: Props) {
  const face = useSelector(checkout, ask.faceOf);
  const cartFailure = useSelector(checkout, ask.cartFailureOf);
  switch (face) {
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
    case 'interrupted':
      return <Interrupted checkout={checkout} />;
    case 'placed':
      return <OrderPlaced checkout={checkout} />;
    case 'form':
      return <CheckoutForm checkout={checkout} />;
  }
}

function CheckoutForm({ checkout }: Props) {
  const orderType = useSelector(checkout, (snapshot) => ask.formOf(snapshot).orderType);
  useFocusWish(checkout);
  return (
    <Box>
      <Global styles={ROOM_FOR_THE_BAR} />
      <Heading as="h1" size="lg" mb="5">
        <FormattedMessage {...messages.title} />
      </Heading>
      <StoppedNotice checkout={checkout} />
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        gap={{ base: '4', lg: '8' }}
        align={{ base: 'stretch', lg: 'start' }}
      >
        <chakra.form display="grid" flex="1" w="full" minW="0" gap="4" noValidate onSubmit={stay}>
          <DeliveryTypePart checkout={checkout} />
          {orderType === 'delivery' ? <AddressPart checkout={checkout} /> : null}
          <ContactPart checkout={checkout} />
          <TimePart checkout={checkout} />
          <PaymentPart checkout={checkout} />
          <NotePart checkout={checkout} />
        </chakra.form>
        <Box
          display={{ base: 'contents', lg: 'block' }}
          w={{ lg: 'sm' }}
          flexShrink="0"
          position="sticky"
          top="24"
        >
          <Box w="full">
            <CheckoutSummary checkout={checkout} />
          </Box>
          <CheckoutActions checkout={checkout} />
        </Box>
      </Flex>
      <ChangesDialog checkout={checkout} />
    </Box>
  );
}

/** On a phone, what has the focus is scrolled above the bar with the total, never under it. */
const ROOM_FOR_THE_BAR = { html: { scrollPaddingBottom: `calc(7rem + ${noticesRoom})` } };

/** The Enter key orders nothing: only the button does. */
const stay = (event: SubmitEvent): void => event.preventDefault();

const termsOf = ({ timeZone, homeDelivery, takeAway, scheduling }: ShopConfig) => ({
  timeZone,
  homeDelivery,
  takeAway,
  scheduling,
});

/** Puts the cursor where the form wishes it to be. */
function useFocusWish(checkout: ask.CheckoutActor): void {
  const wish = useSelector(checkout, ask.focusWish);
  useEffect(() => {
    if (wish) document.getElementById(fieldId(wish.field))?.focus();
  }, [wish]);
}

function Empty({ checkout }: Props) {
  return (
    <>
      <StoppedNotice checkout={checkout} />
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
    <FormattedMessage {...messages.title} />
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
          <Skeleton h="10" w="40" />
          <Skeleton h="36" borderRadius="xl" />
          <Skeleton h="56" borderRadius="xl" />
          <Skeleton h="36" borderRadius="xl" />
        </Stack>
        <Skeleton display={{ base: 'none', lg: 'block' }} w="sm" h="80" borderRadius="xl" />
      </Flex>
    </Box>
  );
}

import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/cart.selectors.ts';
import { minus, nothing } from '#domain/kernel/money.ts';
import { Notice } from '#ui/design/notice.tsx';
import { useZones } from '#ui/kernel/use-zones.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from '#ui/cart/cart.messages.ts';
import { CashLimitNote } from './cash-limit-note.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';

/** What it comes to, and the two ways on: to the checkout, or back to nothing. */
export function CartFooter() {
  const tell = useSendToCart();
  const cart = useCart(select.cartOf, null);
  const zones = useZones();
  const blocked = useCart(select.hasLinesOutside(zones), false);
  const note = useId();
  if (!cart) return null;
  const { subtotal, discount, unavailable } = select.amountsOf(cart, zones);
  return (
    <Stack gap="3" width="full">
      {blocked ? (
        <Notice id={note} tone="danger" look="line">
          <FormattedMessage {...messages.mustRemove} />
        </Notice>
      ) : null}
      <Flex justify="space-between" align="baseline" gap="4">
        <Stack gap="0">
          <Text textStyle="subheading">
            <FormattedMessage {...messages.subtotal} />
          </Text>
          <Text textStyle="caption" color="fg.muted">
            <FormattedMessage {...messages.beforeExtras} />
          </Text>
        </Stack>
        <Text
          textStyle="heading"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
          flexShrink="0"
        >
          <MoneyText amount={subtotal} />
        </Text>
      </Flex>
      {discount.minor > 0 ? (
        <Flex justify="space-between" gap="4" color="offer.fg">
          <Text>
            <FormattedMessage {...messages.discount} />
          </Text>
          <Text fontVariantNumeric="tabular-nums">
            <MoneyText amount={minus(nothing(discount.currency), discount)} />
          </Text>
        </Flex>
      ) : null}
      {unavailable > 0 ? (
        <Text textStyle="caption" color="fg.muted">
          <FormattedMessage {...messages.notCounted} values={{ count: unavailable }} />
        </Text>
      ) : null}
      <CashLimitNote cart={cart} />
      <CheckoutButton whyNot={blocked ? note : null} />
      <Button
        variant="ghost"
        size="sm"
        color="fg.muted"
        onClick={() => tell({ type: 'cart.clear' })}
      >
        <FormattedMessage {...messages.clear} />
      </Button>
    </Stack>
  );
}

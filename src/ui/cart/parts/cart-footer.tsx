import { Button, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/cart/selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { Notice } from '#ui/design/notice.tsx';
import { AmountRow, AmountRows, TotalRow } from '#ui/kernel/amount-rows.tsx';
import { messages as amounts } from '#ui/kernel/amounts.messages.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useZones } from '#ui/kernel/use-zones.ts';
import { messages } from '#ui/cart/cart.messages.ts';
import { CashLimitNote } from './cash-limit-note.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { messages as extras } from './extras.messages.ts';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';

export function CartFooter() {
  const tell = useSendToCart();
  const cart = useCart(select.cartOf, null);
  const zones = useZones();
  const blocked = useCart(select.hasLinesOutside(zones), false);
  const taxIncluded = useStorefront(storefront.config)?.taxIncluded ?? false;
  const note = useId();
  if (!cart) return null;
  const { subtotal, discount, cost, unavailable } = select.amountsOf(cart, zones);
  return (
    <Stack gap="3" width="full">
      {blocked ? (
        <Notice id={note} tone="danger" look="line">
          <FormattedMessage {...messages.mustRemove} />
        </Notice>
      ) : null}
      <AmountRows>
        <AmountRow name={<FormattedMessage {...amounts.subtotal} />} amount={subtotal} />
        {discount.minor > 0 ? (
          <AmountRow name={<FormattedMessage {...amounts.discount} />} amount={discount} isOffer />
        ) : null}
        <TotalRow
          name={<FormattedMessage {...amounts.itemsTotal} />}
          why={<FormattedMessage {...extras[taxIncluded ? 'afterTax' : 'beforeTax']} />}
          amount={cost}
        />
      </AmountRows>
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

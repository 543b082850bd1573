import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/cart/selectors.ts';
import { DrawerShell } from '#ui/design/drawer-shell.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { CartContent } from '#ui/cart/parts/cart-content.tsx';
import { CartFooter } from '#ui/cart/parts/cart-footer.tsx';
import { CheckoutButton } from '#ui/cart/parts/checkout-button.tsx';
import { messages } from '#ui/cart/entries.messages.ts';
import { FreeDeliveryBar } from '#ui/cart/parts/free-delivery-bar.tsx';
import { useCart, useCartCount } from '#ui/cart/use-cart.ts';

export function CartDrawer() {
  return useQueryValue('drawer') === 'cart' ? <OpenCartDrawer /> : null;
}

function OpenCartDrawer() {
  const { navigator } = useServices();
  const count = useCartCount();
  const isUnread = useCart(select.isUnread, true);
  return (
    <DrawerShell
      linked
      firstFocus="title"
      title={<FormattedMessage {...messages.title} values={{ count }} />}
      width="420px"
      padding="0"
      onClose={() => navigator.closeOverlay()}
      footer={isUnread ? undefined : count > 0 ? <CartFooter /> : <CheckoutButton />}
    >
      <Stack gap="0" minH="full">
        {count > 0 ? <FreeDeliveryBar /> : null}
        <CartContent />
      </Stack>
    </DrawerShell>
  );
}

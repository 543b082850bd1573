import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { sellsItems } from '#domain/catalogue/module.ts';
import { messages } from '#ui/cart/entries.messages.ts';
import { useCartCount } from '#ui/cart/use-cart.ts';
import { LANDING } from '#ui/design/fly.ts';
import { TabLink } from '#ui/kernel/tab-link.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

export function CartTab() {
  const { formatMessage } = useIntl();
  const module = useStorefront(select.module);
  const link = useOverlayLink('drawer', 'cart');
  const count = useCartCount();
  if (module && !sellsItems(module.type)) return null;
  return (
    <TabLink
      {...link}
      {...LANDING}
      icon="cart"
      name={formatMessage(messages.openCart, { count })}
      label={<FormattedMessage {...messages.cart} />}
      count={count}
    />
  );
}

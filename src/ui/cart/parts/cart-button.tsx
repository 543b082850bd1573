import { Button, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { sellsItems } from '#domain/catalogue/module.ts';
import { useCartCount } from '#ui/cart/use-cart.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/cart/entries.messages.ts';

/** Opens the cart over the page one is on; Back closes it. */
export function CartButton() {
  const { formatMessage, formatNumber } = useIntl();
  const module = useStorefront(select.module);
  const link = useOverlayLink('drawer', 'cart');
  const count = useCartCount();
  if (module && !sellsItems(module.type)) return null;
  return (
    <Button asChild variant="outline" position="relative" px="3">
      <Link {...link} aria-label={formatMessage(messages.openCart, { count })}>
        <Icon name="cart" />
        <Text as="span" hideBelow="xl">
          <FormattedMessage {...messages.cart} />
        </Text>
        {count > 0 ? (
          <>
            {' '}
            <Badge tone="count" aria-hidden="true">
              {formatNumber(count)}
            </Badge>
          </>
        ) : null}
      </Link>
    </Button>
  );
}

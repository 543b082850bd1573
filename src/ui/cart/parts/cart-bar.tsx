import { Box, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/cart/cart.selectors.ts';
import { messages } from '#ui/cart/entries.messages.ts';
import { useCart } from '#ui/cart/use-cart.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { tabBar } from '#ui/design/notices-room.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { useZones } from '#ui/kernel/use-zones.ts';

/** Above the tabs of a phone: how much is in the cart, what that comes to, and the way into it. */
export function CartBar() {
  const { formatMessage } = useIntl();
  const cart = useCart(select.cartOf, null);
  const zones = useZones();
  const link = useOverlayLink('drawer', 'cart');
  if (!cart) return null;
  return (
    <Box
      as="section"
      aria-label={formatMessage(messages.bar)}
      position="fixed"
      insetInline="0"
      bottom={tabBar}
      zIndex="docked"
      px="3"
      py="2"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
    >
      <HStack
        asChild
        minH="12"
        px="4"
        gap="3"
        borderRadius="xl"
        bg="brand.solid"
        color="brand.contrast"
        fontWeight="semibold"
      >
        <Link {...link}>
          <Text as="bdi" fontVariantNumeric="tabular-nums">
            <FormattedMessage
              {...messages.inBar}
              values={{
                count: cart.lines.length,
                sum: <MoneyText key="sum" amount={select.costOf(cart, zones)} />,
              }}
            />
          </Text>
          <Text as="span" ms="auto">
            <FormattedMessage {...messages.viewCart} />
          </Text>
          <Icon name="chevronEnd" />
        </Link>
      </HStack>
    </Box>
  );
}

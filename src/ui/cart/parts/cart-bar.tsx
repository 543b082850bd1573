import { Box, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/cart/cart/selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { messages } from '#ui/cart/entries.messages.ts';
import { useCart } from '#ui/cart/use-cart.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { staysWhereHigh } from '#ui/design/theme/short.ts';
import { tabBar } from '#ui/design/notices-room.ts';
import { messages as amounts } from '#ui/kernel/amounts.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useZones } from '#ui/kernel/use-zones.ts';
import { messages as extras } from './extras.messages.ts';

export function CartBar() {
  const { formatMessage } = useIntl();
  const cart = useCart(select.cartOf, null);
  const zones = useZones();
  const taxIncluded = useStorefront(storefront.config)?.taxIncluded ?? false;
  const link = useOverlayLink('drawer', 'cart');
  if (!cart) return null;
  return (
    <Box
      as="section"
      aria-label={formatMessage(messages.bar)}
      position="fixed"
      css={staysWhereHigh}
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
          <Box minW="0">
            <HStack as="span" gap="2" wrap="wrap" fontVariantNumeric="tabular-nums">
              <span>
                <FormattedMessage {...amounts.itemsTotal} />
              </span>
              <bdi>
                <MoneyText amount={select.amountsOf(cart, zones).cost} />
              </bdi>
            </HStack>
            <Text as="span" display="block" textStyle="caption">
              <FormattedMessage
                {...extras[taxIncluded ? 'countAfterTax' : 'countBeforeTax']}
                values={{ count: cart.lines.length }}
              />
            </Text>
          </Box>
          <Text as="span" ms="auto" whiteSpace="nowrap">
            <FormattedMessage {...messages.viewCart} />
          </Text>
          <Icon name="chevronEnd" />
        </Link>
      </HStack>
    </Box>
  );
}

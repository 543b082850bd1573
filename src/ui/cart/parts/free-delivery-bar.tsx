import { Box, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as cartSelect from '#application/cart/cart/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useZones } from '#ui/kernel/use-zones.ts';
import { ProgressBar } from '#ui/design/progress-bar.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from '#ui/cart/cart.messages.ts';
import { useCart } from '#ui/cart/use-cart.ts';

export function FreeDeliveryBar() {
  const { formatMessage } = useIntl();
  const freeFrom = useStorefront(select.config)?.freeDeliveryFrom ?? null;
  const cart = useCart(cartSelect.cartOf, null);
  const zones = useZones();
  const progress = cart ? cartSelect.freeDeliveryOf(cart, zones, freeFrom) : null;
  if (!progress) return null;
  const reached = progress.remaining.minor === 0;
  return (
    <Box px="4" pt="4">
      <Box bg={reached ? 'success.subtle' : 'bg.subtle'} borderRadius="lg" p="3">
        <HStack gap="2" color={reached ? 'success.fg' : 'fg'} mb="2">
          <Icon name="bike" />
          <Text textStyle="label" fontWeight="medium">
            {reached ? (
              <FormattedMessage {...messages.freeDelivery} />
            ) : (
              <FormattedMessage
                {...messages.moreForFree}
                values={{
                  amount: (
                    <strong>
                      <MoneyText amount={progress.remaining} />
                    </strong>
                  ),
                }}
              />
            )}
          </Text>
        </HStack>
        <ProgressBar label={formatMessage(messages.freeDeliveryBar)} percent={progress.percent} />
      </Box>
    </Box>
  );
}

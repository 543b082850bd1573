import { Badge, Box, HStack, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { paths } from '#application/kernel/path.ts';
import type { OrderSummaryRow } from '#application/ordering/order-reader.port.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import { Card } from '#ui/design/card.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/ordering/pages/my-orders.messages.ts';
import { OrderStatusText } from './order-status-text.tsx';

/** One order of the list; the whole row leads to its tracking. */
export function OrderRow({ order }: { readonly order: OrderSummaryRow }) {
  const timeZone = useStorefront(select.timeZone);
  const { id, status, type, storeName, storeLogo, total, lineCount, placedAt } = order;
  const tone = isFinal(status) ? (status === 'delivered' ? 'success' : 'danger') : 'warning';
  return (
    <LinkBox as="li">
      <Card p="4" _hover={{ boxShadow: 'raised' }} transition="box-shadow 120ms">
        <HStack gap="4">
          <Box w="14" flexShrink="0">
            <Picture src={storeLogo} alt={storeName} sizes="56px" />
          </Box>
          <Box flex="1" minW="0">
            <Text textStyle="subheading" overflowWrap="anywhere">
              <LinkOverlay asChild>
                <Link to={paths.trackOrder({ id })}>{storeName}</Link>
              </LinkOverlay>
            </Text>
            <Text textStyle="caption" color="fg.muted">
              <FormattedMessage
                {...messages.facts}
                values={{
                  id,
                  count: lineCount,
                  when: (
                    <FormattedDate value={placedAt} {...MOMENT} timeZone={timeZone ?? undefined} />
                  ),
                }}
              />
            </Text>
            <Badge colorPalette={tone} mt="1.5">
              <OrderStatusText status={status} type={type} />
            </Badge>
          </Box>
          <Text textStyle="subheading" fontVariantNumeric="tabular-nums">
            <MoneyText amount={total} />
          </Text>
        </HStack>
      </Card>
    </LinkBox>
  );
}

const MOMENT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

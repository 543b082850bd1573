import { Box, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { OrderSummaryRow } from '#application/ordering/order.queries.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Card, CardRow } from '#ui/design/card.tsx';
import { CardFigure, CardLine, CardName } from '#ui/design/linked-card.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages as orderFacts } from '#ui/ordering/order-facts.messages.ts';
import { messages } from '#ui/ordering/pages/my-orders.messages.ts';
import { OrderStatusText } from './order-status-text.tsx';

type Props = {
  readonly order: OrderSummaryRow;
  readonly action?: ReactNode;
};

export function OrderRow({ order, action }: Props) {
  const timeZone = useStorefront(select.timeZone);
  const { id, status, type, isLeftUnpaid, storeName, storeLogo, total, lineCount, placedAt } =
    order;
  const tone = isFinal(status) ? (status === 'delivered' ? 'success' : 'danger') : 'warning';
  return (
    <Card as="li" linked>
      <CardRow
        picture={{ src: storeLogo, alt: storeName }}
        aside={
          <CardFigure>
            <MoneyText amount={total} />
          </CardFigure>
        }
      >
        <CardName link={{ to: paths.trackOrder({ id }) }} name={storeName} />
        <CardLine>
          <FormattedMessage
            {...messages.facts}
            values={{
              id,
              count: lineCount,
              when: <MomentText at={placedAt} zone={timeZone} {...DAY} />,
            }}
          />
        </CardLine>
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Badge tone={tone}>
            {isLeftUnpaid && !isFinal(status) ? (
              <FormattedMessage {...orderFacts.unpaid} />
            ) : (
              <OrderStatusText status={status} type={type} />
            )}
          </Badge>
          {action ? (
            <Box position="relative" zIndex="1">
              {action}
            </Box>
          ) : null}
        </HStack>
      </CardRow>
    </Card>
  );
}

const DAY = { day: 'numeric', month: 'short' } as const;

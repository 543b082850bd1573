import { HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { PastOrder } from '#application/ordering/order.queries.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { Card, CardRow } from '#ui/design/card.tsx';
import { CardFigure, CardLine, CardName } from '#ui/design/linked-card.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/ordering/entries.messages.ts';

type Props = { readonly order: PastOrder; readonly action: ReactNode };

export function PastOrderCard({ order, action }: Props) {
  const { formatList, formatMessage } = useIntl();
  const timeZone = useStorefront(select.timeZone);
  const { id, storeName, storeLogo, itemNames, lineCount, placedAt, total } = order;
  const more = lineCount - itemNames.length;
  const items = [...itemNames, ...(more > 0 ? [formatMessage(messages.more, { more })] : [])];
  return (
    <Card linked style={FLAT}>
      <CardRow picture={{ src: storeLogo, alt: '' }}>
        <CardName link={{ to: paths.trackOrder({ id }) }} name={storeName} lines={1} />
        <CardLine>
          <FormattedDate
            value={placedAt}
            day="numeric"
            month="short"
            timeZone={timeZone ?? undefined}
          />
        </CardLine>
      </CardRow>
      <Text textStyle="label" mt="3" minH="2lh" lineClamp="2" overflowWrap="anywhere">
        <bdi>{formatList(items, { type: 'conjunction' })}</bdi>
      </Text>
      <HStack justify="space-between" gap="3" mt="3" position="relative">
        <CardFigure>
          <MoneyText amount={total} />
        </CardFigure>
        <span style={{ zIndex: 2 }}>{action}</span>
      </HStack>
    </Card>
  );
}

/** The row's overflow would clip the shadow. */
const FLAT = { boxShadow: 'none' };

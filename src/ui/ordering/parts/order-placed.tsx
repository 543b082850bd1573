import { Button, HStack, Stack, Text, VStack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { paths } from '#application/kernel/path.ts';
import type { OrderId, PlacedOrder } from '#domain/ordering/order.ts';
import { Card } from '#ui/design/card.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useFocusOnce } from '#ui/kernel/use-focus-once.ts';
import { useOrdering } from '#ui/ordering/use-ordering.ts';
import { PaidAtOnce, type Said } from '#ui/payment/parts/paid-at-once.tsx';
import { messages as payment } from '#ui/payment/parts/placed.messages.ts';
import { messages } from './placed.messages.ts';
import type { Elements } from '#ui/design/elements.ts';
import { messages as entries } from '#ui/ordering/entries.messages.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as orderMessages } from '#ui/payment/order.messages.ts';

type Props = {
  readonly placed: readonly PlacedOrder[];
  readonly isGuest: boolean;
  readonly onCopy: (id: OrderId) => void;
};

/** Asks guests to keep the number: it is their only way back to the order. */
export function OrderPlaced(props: Props) {
  const [order] = props.placed;
  if (order?.method === 'digital_payment') return <OrderPaidOnline {...props} order={order} />;
  return <Placed {...props} said={null} />;
}

type PlacedProps = Props & { readonly said: Said; readonly top?: Elements };

function OrderPaidOnline({ order, ...props }: Props & { readonly order: PlacedOrder }) {
  const ordering = useOrdering();
  if (!ordering) return null;
  const paidFor = { kind: 'order', id: order.id, phone: order.phone } as const;
  return (
    <PaidAtOnce machine={ordering.payOrder} paidFor={paidFor}>
      {(shown) => <Placed {...props} {...shown} />}
    </PaidAtOnce>
  );
}

function Placed({ placed, isGuest, onCopy, said, top }: PlacedProps) {
  return (
    <VStack maxW="2xl" mx="auto" gap="4">
      {top ?? <GoodNews count={placed.length} />}
      {isGuest ? (
        <Notice tone="warning" icon="info">
          <FormattedMessage {...orderMessages.guestNotice} />
        </Notice>
      ) : null}
      <Stack as="ul" w="full" gap="3" listStyleType="none">
        {placed.map((order) => (
          <PlacedCard key={order.id} order={order} said={said} onCopy={onCopy} />
        ))}
      </Stack>
      <Button asChild variant="outline">
        <Link to={paths.home()}>
          <FormattedMessage {...controls.continueShopping} />
        </Link>
      </Button>
    </VStack>
  );
}

function GoodNews({ count }: { readonly count: number }) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  return (
    <EmptyState
      tone="success"
      art="check"
      level="h1"
      heading={heading}
      title={<FormattedMessage {...messages.title} values={{ count }} />}
      text={<FormattedMessage {...messages.text} values={{ count }} />}
    />
  );
}

type CardProps = Pick<PlacedProps, 'onCopy' | 'said'> & { readonly order: PlacedOrder };

function PlacedCard({ order, said, onCopy }: CardProps) {
  const { formatMessage } = useIntl();
  const { id, storeName, total, method } = order;
  return (
    <Card as="li">
      <HStack justify="space-between" gap="4" wrap="wrap">
        <Stack gap="0.5">
          <Text textStyle="subheading">{storeName}</Text>
          <Text color="fg.muted">
            <FormattedMessage
              {...payment[said ?? (method === 'wallet' ? 'paidFromWallet' : 'payCash')]}
              values={{ money: <MoneyText amount={total} /> }}
            />
          </Text>
        </Stack>
        <Stack gap="0.5">
          <Text textStyle="caption" color="fg.muted">
            <FormattedMessage {...orderMessages.id} />
          </Text>
          <HStack gap="2">
            <Text textStyle="heading" fontVariantNumeric="tabular-nums" userSelect="all">
              {id}
            </Text>
            <Button
              size="sm"
              variant="subtle"
              aria-label={formatMessage(messages.copyNamed, { id: String(id) })}
              onClick={() => onCopy(id)}
            >
              <Icon name="copy" size="4" />
              <FormattedMessage {...controls.copy} />
            </Button>
          </HStack>
        </Stack>
      </HStack>
      <Button asChild mt="4" w="full">
        <Link
          to={paths.trackOrder({ id })}
          aria-label={formatMessage(messages.trackNamed, { id: String(id) })}
        >
          <FormattedMessage {...entries.trackOrder} />
          <Icon name="arrowEnd" size="4" />
        </Link>
      </Button>
    </Card>
  );
}

import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import * as selectPlacing from '#application/ordering/placing/selectors.ts';
import type { PlacedOrder } from '#domain/ordering/order.ts';
import { Notice } from '#ui/design/notice.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/placing.messages.ts';
import { usePlacing } from '#ui/ordering/use-placing.ts';
import { StoppedNotice } from './stopped-notice.tsx';

type Props = { readonly checkout: select.CheckoutActor };

const NONE: readonly PlacedOrder[] = [];

const ADVICE = {
  ...messages,
  itemGone: messages.removeAdvice,
  outOfStock: messages.removeAdvice,
  priceChanged: messages.priceAdvice,
  quoteExpired: messages.priceAdvice,
} as const;

export function OrderStopped({ checkout }: Props) {
  const before = useSelector(checkout, select.placedOf);
  const now = usePlacing(checkout, selectPlacing.placed, NONE);
  const placed = [...before, ...now];
  return (
    <StoppedNotice
      checkout={checkout}
      texts={messages}
      titleOf={({ storeName }) => (
        <FormattedMessage {...messages.stopped} values={{ store: storeName }} />
      )}
      adviceOf={(problem) => (problem === 'other' ? null : ADVICE[problem])}
    >
      {placed.length > 0 ? (
        <Notice tone="success">
          {placed.map(({ id, storeName }) => (
            <Text key={id}>
              <FormattedMessage {...messages.placedBefore} values={{ id, store: storeName }} />
            </Text>
          ))}
        </Notice>
      ) : null}
    </StoppedNotice>
  );
}

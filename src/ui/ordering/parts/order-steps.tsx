import { Box, chakra, Text } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Step } from '#domain/ordering/order.ts';
import type { OrderType } from '#domain/ordering/order-status.ts';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { OrderStatusText } from './order-status-text.tsx';
import { messages } from '#ui/ordering/track.messages.ts';

const PICTURE: Readonly<Record<Step['status'], IconName>> = {
  pending: 'receipt',
  accepted: 'user',
  confirmed: 'check',
  processing: 'flame',
  handover: 'bag',
  picked_up: 'bike',
  delivered: 'home',
  canceled: 'close',
  failed: 'alert',
  refund_requested: 'cash',
  refunded: 'cash',
  refund_request_canceled: 'close',
};

type Props = {
  readonly steps: readonly Step[];
  readonly type: OrderType;
  readonly zone: TimeZone;
};

/** The way of an order: what was, with its time; what is; what comes. Words first, pictures beside. */
export function OrderSteps({ steps, type, zone }: Props) {
  const { formatMessage } = useIntl();
  return (
    <chakra.ol aria-label={formatMessage(messages.progress)} listStyleType="none">
      {steps.map((step, index) => (
        <StepRow
          key={step.status}
          step={step}
          type={type}
          zone={zone}
          isLast={index === steps.length - 1}
        />
      ))}
    </chakra.ol>
  );
}

type RowProps = Omit<Props, 'steps'> & { readonly step: Step; readonly isLast: boolean };

function StepRow({ step: { status, at, progress }, type, zone, isLast }: RowProps) {
  const isAhead = progress === 'ahead';
  const isBad = status === 'canceled' || status === 'failed';
  const ground = isBad ? 'danger' : 'brand';
  return (
    <chakra.li
      display="flex"
      gap="3.5"
      position="relative"
      pb={isLast ? '0' : '5'}
      aria-current={progress === 'current' ? 'step' : undefined}
    >
      {isLast ? null : (
        <Box
          position="absolute"
          insetInlineStart="calc(1.125rem - 1px)"
          top="9"
          bottom="0"
          w="2px"
          bg={progress === 'done' ? 'brand.solid' : 'border'}
        />
      )}
      <Box
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        boxSize="9"
        flexShrink="0"
        borderRadius="full"
        bg={isAhead ? 'bg.muted' : progress === 'current' ? `${ground}.solid` : `${ground}.subtle`}
        color={
          isAhead ? 'fg.subtle' : progress === 'current' ? `${ground}.contrast` : `${ground}.fg`
        }
      >
        <Icon name={PICTURE[status]} size="5" />
      </Box>
      <Box pt="1.5" minW="0" flex="1">
        <Text
          fontWeight={progress === 'current' ? 'semibold' : 'normal'}
          color={isAhead ? 'fg.muted' : 'fg'}
        >
          <span aria-hidden="true">
            <OrderStatusText status={status} type={type} />
          </span>
          <VisuallyHidden>
            <FormattedMessage
              {...messages[progress]}
              values={{ status: <OrderStatusText status={status} type={type} /> }}
            />
          </VisuallyHidden>
        </Text>
        {at === null ? null : (
          <Text textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedDate value={at} {...MOMENT} timeZone={zone} />
          </Text>
        )}
      </Box>
    </chakra.li>
  );
}

const MOMENT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

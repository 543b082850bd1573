import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/track-order.selectors.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Order } from '#domain/ordering/order.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { AmountsTable } from './amounts-table.tsx';
import { CancelOrderDialog } from '#ui/ordering/dialogs/cancel-order-dialog.tsx';
import { Freshness } from './freshness.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderParties } from './order-parties.tsx';
import { OrderStatusText } from './order-status-text.tsx';
import { OrderSteps } from './order-steps.tsx';
import { messages } from '#ui/ordering/track.messages.ts';
import { useFocusOnce } from '#ui/ordering/use-focus-once.ts';

type Props = { readonly track: select.TrackOrderActor };

/** One order on its way, kept fresh. Each change of its status is announced once. */
export function TrackedOrder({ track }: Props) {
  const order = useSelector(track, select.orderOf);
  const zone = useSelector(track, select.timeZoneOf);
  if (!order) return null;
  const { amounts, type } = order;
  const isPayable = !isFinal(order.status);
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <OrderHeading track={track} order={order} zone={zone} />
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '4', lg: '6' }} align="start">
        <Stack flex="1" w="full" minW="0" gap="4">
          <Progress track={track} order={order} />
          <OrderParties order={order} />
        </Stack>
        <Stack w={{ base: 'full', lg: 'md' }} flexShrink="0" gap="4">
          <OrderLines track={track} note={order.note} />
          <Card>
            <Section title={<FormattedMessage {...messages.amounts} />}>
              <AmountsTable amounts={amounts} orderType={type} />
              {isPayable ? (
                <HStack mt="4" gap="2" color="fg.muted">
                  <Icon name="cash" size="4" />
                  <Text textStyle="label">
                    <FormattedMessage {...messages.payCash} />
                  </Text>
                </HStack>
              ) : null}
            </Section>
          </Card>
        </Stack>
      </Flex>
      <CancelOrderDialog track={track} />
    </Stack>
  );
}

type OrderProps = Props & { readonly order: Order };

function OrderHeading({ track, order, zone }: OrderProps & { readonly zone: TimeZone }) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  const { id, status, type, placedAt, scheduledFor } = order;
  return (
    <HStack justify="space-between" align="start" gap="4" wrap="wrap">
      <Box>
        <Heading as="h1" size="lg" ref={heading} tabIndex={-1} outline="0">
          <FormattedMessage {...messages.order} values={{ id }} />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage
            {...messages.placedAt}
            values={{ when: <FormattedDate value={placedAt} {...MOMENT} timeZone={zone} /> }}
          />
        </Text>
        {scheduledFor === null ? null : (
          <Text fontWeight="semibold">
            <FormattedMessage
              {...messages.scheduledFor}
              values={{ when: <FormattedDate value={scheduledFor} {...MOMENT} timeZone={zone} /> }}
            />
          </Text>
        )}
      </Box>
      <VisuallyHidden role="status">
        <FormattedMessage
          {...messages.announce}
          values={{ id, status: <OrderStatusText status={status} type={type} /> }}
        />
      </VisuallyHidden>
      <Button variant="outline" size="sm" onClick={() => track.send({ type: 'other.find' })}>
        <Icon name="search" size="4" />
        <FormattedMessage {...messages.another} />
      </Button>
    </HStack>
  );
}

function Progress({ track, order }: OrderProps) {
  const steps = useSelector(track, select.stepsShown);
  const zone = useSelector(track, select.timeZoneOf);
  const canCancel = useSelector(track, select.canCancel);
  const updatedAt = useSelector(track, select.updatedAt);
  const stale = useSelector(track, select.staleBecause) !== null;
  const canRefresh = useSelector(track, select.canRefresh);
  const { status, type, minutes, cancellationReason } = order;
  return (
    <Card>
      <Section
        title={<OrderStatusText status={status} type={type} />}
        action={
          canCancel ? (
            <Button
              variant="outline"
              size="sm"
              colorPalette="danger"
              onClick={() => track.send({ type: 'cancel.ask' })}
            >
              <FormattedMessage {...messages.cancel} />
            </Button>
          ) : null
        }
      >
        {minutes && !isFinal(status) && order.scheduledFor === null ? (
          <Text color="fg.muted" mt="-2" mb="4">
            <FormattedMessage {...messages.usualMinutes} values={minutes} />
          </Text>
        ) : null}
        {cancellationReason ? (
          <Text color="fg.muted" mt="-2" mb="4">
            <FormattedMessage
              {...messages.canceledBecause}
              values={{ reason: cancellationReason }}
            />
          </Text>
        ) : null}
        <OrderSteps steps={steps} type={type} zone={zone} />
        <Freshness
          {...{ updatedAt, stale, zone }}
          canRefresh={isFinal(status) ? null : canRefresh}
          onRefresh={() => track.send({ type: 'order.refresh' })}
        />
      </Section>
    </Card>
  );
}

const MOMENT = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

import { Box, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/track-order/selectors.ts';
import type { Order } from '#domain/ordering/order.ts';
import { isBroughtBack, isFinal, isMissed, isOver } from '#domain/ordering/order-status.ts';
import { Card } from '#ui/design/card.tsx';
import { Section } from '#ui/design/section.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { CancelOrderDialog } from '#ui/ordering/dialogs/cancel-order-dialog.tsx';
import { messages } from '#ui/ordering/track.messages.ts';
import { HowPaid } from '#ui/payment/parts/how-paid.tsx';
import { AmountsTable } from './amounts-table.tsx';
import { DeliveryMap } from './delivery-map.tsx';
import { Tracked, TrackedHeading, Moment, Progress, ProgressNote } from './tracked.tsx';
import { OrderArrival, OrderArrived } from './order-arrival.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderParties } from './order-parties.tsx';
import { OrderPrescription } from './prescription/order-prescription.tsx';
import { ParcelAmounts, ParcelCard, ParcelInCash } from './parcel-card.tsx';
import { ParcelReturn } from './parcel-return.tsx';
import { OrderStatusText } from './order-status-text.tsx';
import { OrderSteps } from './order-steps.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { messages as payment } from '#ui/payment/payment.messages.ts';
import { messages as orderFacts } from '#ui/ordering/order-facts.messages.ts';

type Props = { readonly track: select.TrackOrderActor };

type TrackedProps = Props & {
  readonly before?: Elements;
  readonly after?: Elements;
};

/** Each status change is announced once. */
export function TrackedOrder({ track, before, after }: TrackedProps) {
  const order = useSelector(track, select.orderOf);
  const isGuest = useSelector(track, select.phoneIsNeeded);
  if (!order) return null;
  return (
    <Tracked
      heading={<OrderHeading track={track} order={order} />}
      aside={
        <>
          {order.parcel ? (
            <ParcelCard parcel={order.parcel} order={order} />
          ) : (
            <OrderLines track={track} order={order} />
          )}
          <Payment order={order} />
        </>
      }
      dialogs={<CancelOrderDialog track={track} />}
    >
      {before}
      <OrderProgress track={track} order={order} />
      <OrderParties order={order} canWrite={!isGuest} />
      <OrderPrescription order={order} />
      {after}
    </Tracked>
  );
}

type OrderProps = { readonly order: Order };

function OrderHeading({ track, order }: Props & OrderProps) {
  const { id, status, type, placedAt, scheduledFor } = order;
  return (
    <TrackedHeading
      tracking={track}
      title={<FormattedMessage {...messages.order} values={{ id }} />}
      announced={
        <FormattedMessage
          {...messages.announce}
          values={{ id, status: <OrderStatusText status={status} type={type} /> }}
        />
      }
      another={messages.another}
    >
      <Text color="fg.muted">
        <FormattedMessage
          {...messages.placedAt}
          values={{ when: <Moment tracking={track} at={placedAt} /> }}
        />
      </Text>
      {scheduledFor === null ? null : (
        <Text fontWeight="semibold">
          <FormattedMessage
            {...messages.scheduledFor}
            values={{ when: <Moment tracking={track} at={scheduledFor} /> }}
          />
        </Text>
      )}
    </TrackedHeading>
  );
}

function OrderProgress({ track, order }: Props & OrderProps) {
  const { status, type, cancellationReason } = order;
  const zone = useSelector(track, select.timeZoneOf);
  return (
    <Progress
      tracking={track}
      status={<OrderStatusText status={status} type={type} />}
      isOver={isFinal(status)}
      cancel={messages.cancel}
      notes={
        <>
          {isOver(status) ? (
            <OrderArrived track={track} />
          ) : (
            <OrderArrival track={track} order={order} />
          )}
          {order.parcel && isMissed(status) ? (
            <Box mb="5">
              <ParcelReturn parcel={order} zone={zone} />
            </Box>
          ) : null}
          <DeliveryMap track={track} />
          {cancellationReason ? (
            <ProgressNote>
              <FormattedMessage
                {...orderFacts.canceledBecause}
                values={{ reason: <bdi>{cancellationReason}</bdi> }}
              />
            </ProgressNote>
          ) : null}
        </>
      }
      steps={<OrderSteps steps={useSelector(track, select.stepsShown)} type={type} zone={zone} />}
    />
  );
}

const WAYS = { cash_on_delivery: 'cash', digital_payment: 'gateway', wallet: 'wallet' } as const;

/** Canceled or failed orders owe nothing; delivered ones are paid in cash. */
function saysHowPaid({ status, paymentMethod, isPaid, parcel }: Order): boolean {
  if (paymentMethod !== 'cash_on_delivery') return status === 'delivered' || !isOver(status);
  return isPaid || (parcel ? status !== 'delivered' : !isOver(status));
}

const Payment = ({ order }: OrderProps) => {
  const { amounts, type, status, paymentMethod, isPaid, parcel } = order;
  return (
    <Card>
      <Section title={<FormattedMessage {...payment.title} />}>
        {parcel ? (
          <ParcelAmounts amounts={amounts} />
        ) : (
          <AmountsTable amounts={amounts} orderType={type} />
        )}
        {saysHowPaid(order) ? (
          <HowPaid
            way={WAYS[paymentMethod]}
            isPaid={isPaid}
            inCash={
              parcel ? (
                <ParcelInCash parcel={parcel} isBack={isBroughtBack(status)} />
              ) : (
                <FormattedMessage {...messages.payCash} />
              )
            }
          />
        ) : null}
      </Section>
    </Card>
  );
};

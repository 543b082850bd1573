import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/placing/selectors.ts';
import type { Booking } from '#application/rental/booking.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { Interrupted } from '#ui/kernel/interrupted.tsx';
import { messages } from './booking-interrupted.messages.ts';

type Props = { readonly placing: select.PlacingActor<Booking> };

export function BookingInterrupted({ placing }: Props) {
  const [draft] = useSelector(placing, select.unanswered<Booking>);
  return (
    <Interrupted
      texts={messages}
      onFinish={() => placing.send({ type: 'order.retry' })}
      onStartOver={() => placing.send({ type: 'order.abandon' })}
      text={
        <FormattedMessage
          {...messages.interruptedText}
          values={{ provider: <bdi>{draft?.providerName}</bdi> }}
        />
      }
    />
  );
}

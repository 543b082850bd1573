import { FormattedMessage, FormattedTime } from 'react-intl';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Order } from '#domain/ordering/order.ts';
import { isBroughtBack } from '#domain/ordering/order-status.ts';
import { waitsUntil } from '#domain/ordering/parcel-return.ts';
import { Notice } from '#ui/design/notice.tsx';
import { messages } from './parcel-return.messages.ts';

type Props = {
  readonly parcel: Pick<Order, 'status' | 'reached'>;
  readonly zone: TimeZone;
  /** The first name of who sent it, where its receiver is told; missing where its sender is. */
  readonly sender?: string;
};

/** That the receiver was not there, and what becomes of the parcel; nothing where they were. */
export function ParcelReturn({ parcel, zone, sender }: Props) {
  const { status } = parcel;
  const until = waitsUntil(parcel);
  const from = { sender: <bdi>{sender}</bdi> };
  if (until !== null) {
    const when = <FormattedTime value={until} timeZone={zone} />;
    return (
      <Notice tone="warning" icon="clock">
        {sender === undefined ? (
          <FormattedMessage {...messages.receiver_absent} values={{ when }} />
        ) : (
          <FormattedMessage {...messages.youAbsent} values={{ when, ...from }} />
        )}
      </Notice>
    );
  }
  if (!isBroughtBack(status)) return null;
  const isBack = status === 'returned';
  return (
    <Notice tone="warning" icon="alert">
      {sender === undefined ? (
        <FormattedMessage {...(isBack ? messages.returned : messages.returning)} />
      ) : (
        <FormattedMessage
          {...(isBack ? messages.youReturned : messages.youReturning)}
          values={from}
        />
      )}
    </Notice>
  );
}

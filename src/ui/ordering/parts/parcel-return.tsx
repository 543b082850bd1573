import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Order } from '#domain/ordering/order.ts';
import { isBroughtBack } from '#domain/ordering/order-status.ts';
import { waitsUntil } from '#domain/ordering/parcel-return.ts';
import { Notice } from '#ui/design/notice.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { messages } from './parcel-return.messages.ts';

type Props = {
  readonly parcel: Pick<Order, 'status' | 'reached'>;
  readonly zone: TimeZone;
  /** First name of the sender, for the receiver's page only. */
  readonly sender?: string;
};

/** Renders nothing unless the receiver was absent. */
export function ParcelReturn({ parcel, zone, sender }: Props) {
  const until = waitsUntil(parcel);
  if (until === null && !isBroughtBack(parcel.status)) return null;
  const isBack = parcel.status === 'returned';
  const when = until === null ? null : <MomentText at={until} zone={zone} />;
  return (
    <Notice tone="warning" icon={when ? 'clock' : 'alert'}>
      <p>
        {sender === undefined ? (
          <ToSender when={when} isBack={isBack} />
        ) : (
          <ToReceiver when={when} isBack={isBack} sender={<bdi>{sender}</bdi>} />
        )}
      </p>
    </Notice>
  );
}

type WordsProps = {
  readonly when: ReactNode;
  readonly isBack: boolean;
};

const ToSender = ({ when, isBack }: WordsProps) =>
  when ? (
    <FormattedMessage {...messages.receiver_absent} values={{ when }} />
  ) : (
    <FormattedMessage {...(isBack ? messages.returned : messages.returning)} />
  );

const ToReceiver = ({ when, isBack, sender }: WordsProps & { readonly sender: ReactNode }) =>
  when ? (
    <FormattedMessage {...messages.youAbsent} values={{ when, sender }} />
  ) : (
    <FormattedMessage
      {...(isBack ? messages.youReturned : messages.youReturning)}
      values={{ sender }}
    />
  );

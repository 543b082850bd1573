import { FormattedMessage } from 'react-intl';
import type { LedgerEntry, LedgerName } from '#domain/wallet/ledger.ts';
import { messages } from './ledger.messages.ts';

type Props = {
  readonly ledger: LedgerName;
  readonly entry: Pick<LedgerEntry<unknown>, 'kind' | 'reference'>;
};

export function EntryName({ ledger, entry: { kind, reference } }: Props) {
  const values = { order: reference ?? '' };
  if (kind === 'order_place') {
    const texts = ledger === 'wallet' ? messages.paid : messages.earned;
    return <FormattedMessage {...texts} values={values} />;
  }
  if (kind === 'order_refund') {
    return <FormattedMessage {...messages.order_refund} values={values} />;
  }
  if (kind === 'trip_place' || kind === 'trip_refund') {
    return <FormattedMessage {...messages[kind]} values={{ trip: reference ?? '' }} />;
  }
  return <FormattedMessage {...messages[kind]} />;
}

import { useIntl } from 'react-intl';
import { addressLines, type WrittenAddress } from '#domain/location/written-address.ts';
import { messages } from './address-lines.messages.ts';

/** How an address is written wherever it is read: line by line, in the language of the reader. */
export function useAddressLines(): (address: WrittenAddress) => readonly string[] {
  const { formatMessage } = useIntl();
  return (address) => addressLines(address, (floor) => formatMessage(messages.floor, { floor }));
}

import { useIntl } from 'react-intl';
import { addressLines, type WrittenAddress } from '#domain/location/written-address.ts';
import { messages } from './address-lines.messages.ts';

/** Lines of an address in the reader's language. */
export function useAddressLines(): (address: WrittenAddress) => readonly string[] {
  const { formatMessage } = useIntl();
  return (address) => addressLines(address, (floor) => formatMessage(messages.floor, { floor }));
}

import { FormattedMessage } from 'react-intl';
import type { Address } from '#domain/location/address.ts';
import { messages } from '#ui/location/addresses.messages.ts';

type Props = { readonly address: Pick<Address, 'type' | 'label'> };

/** What an address is called: by the customer, or by the kind of place it is. */
export const AddressName = ({ address: { type, label } }: Props) =>
  label === '' ? <FormattedMessage {...messages[type]} /> : label;

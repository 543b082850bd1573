import type { Address } from '#domain/location/address.ts';
import { messages } from '#ui/location/addresses.messages.ts';
import { textView } from '#ui/design/text-span.tsx';

type Props = { readonly address: Pick<Address, 'type' | 'label'> };

export const AddressName = textView<Props>(({ address: { type, label } }, intl) =>
  label === '' ? intl.formatMessage(messages[type]) : label,
);

import { chakra } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from '#ui/ordering/checkout.messages.ts';

/** The label of a field that may stay empty. */
export function Optional({ label }: { readonly label: MessageDescriptor }) {
  return (
    <>
      <FormattedMessage {...label} />
      <chakra.span color="fg.subtle" fontWeight="normal">
        <FormattedMessage {...messages.optional} />
      </chakra.span>
    </>
  );
}

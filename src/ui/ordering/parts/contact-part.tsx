import { SimpleGrid } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import * as select from '#application/ordering/selling.selectors.ts';
import type { ContactField } from '#domain/account/contact.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { messages as contactMessages } from '#ui/kernel/contact.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as addressFields } from '#ui/location/address-fields.messages.ts';
import { CheckoutTextField, type ErrorOf } from './checkout-text-field.tsx';

type Props<Snapshot> = {
  readonly checkout: select.ContactActor<Snapshot>;
  readonly errorOf: ErrorOf<ContactField, Snapshot>;
  readonly texts: Readonly<Record<'contact' | 'phoneHint', MessageDescriptor>>;
};

/** A customer's details are prefilled. */
export function ContactPart<Snapshot>({ checkout, errorOf, texts }: Props<Snapshot>) {
  const isGuest = useSelector(checkout, select.isGuest);
  const form = { checkout, errorOf };
  return (
    <FormPart icon="user" title={<FormattedMessage {...texts.contact} />}>
      <CheckoutTextField
        {...form}
        field="name"
        required
        label={<FormattedMessage {...addressFields.name} />}
        input={{ autoComplete: 'name', maxLength: 100 }}
      />
      <SimpleGrid gap="4" columns={{ base: 1, md: 2 }} alignItems="start">
        <CheckoutTextField
          {...form}
          field="phone"
          required
          label={<FormattedMessage {...contactMessages.phone} />}
          hint={<FormattedMessage {...texts.phoneHint} />}
          input={{ autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 30 }}
        />
        <CheckoutTextField
          {...form}
          field="email"
          required={isGuest}
          optional={!isGuest}
          label={<FormattedMessage {...contactMessages.email} />}
          input={{ autoComplete: 'email', inputMode: 'email', type: 'email', maxLength: 100 }}
        />
      </SimpleGrid>
    </FormPart>
  );
}

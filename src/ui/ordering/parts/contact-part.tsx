import { SimpleGrid } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { CheckoutTextField } from './checkout-text-field.tsx';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { FormPart } from '#ui/design/form-part.tsx';

/** Who gets the order, and how to reach them. A customer's own details are filled in already. */
export function ContactPart({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const isGuest = useSelector(checkout, select.isGuest);
  return (
    <FormPart icon="user" title={<FormattedMessage {...messages.contact} />}>
      <CheckoutTextField
        checkout={checkout}
        field="name"
        required
        label={<FormattedMessage {...messages.name} />}
        input={{ autoComplete: 'name', maxLength: 100 }}
      />
      <SimpleGrid gap="4" columns={{ base: 1, md: 2 }} alignItems="start">
        <CheckoutTextField
          checkout={checkout}
          field="phone"
          required
          label={<FormattedMessage {...messages.phone} />}
          hint={<FormattedMessage {...messages.phoneHint} />}
          input={{ autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 30 }}
        />
        <CheckoutTextField
          checkout={checkout}
          field="email"
          required={isGuest}
          optional={!isGuest}
          label={<FormattedMessage {...messages.email} />}
          input={{ autoComplete: 'email', inputMode: 'email', type: 'email', maxLength: 100 }}
        />
      </SimpleGrid>
    </FormPart>
  );
}

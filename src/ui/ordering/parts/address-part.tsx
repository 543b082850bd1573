import { Box, Button, SimpleGrid } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import { DOOR_FIELDS } from '#domain/location/address.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { AddAddress } from './add-address.tsx';
import { AddressChoices } from './address-choices.tsx';
import { CheckoutTextField } from './checkout-text-field.tsx';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { messages as addressFields } from '#ui/location/address-fields.messages.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as orderFacts } from '#ui/ordering/order-facts.messages.ts';

export function AddressPart({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const place = useSelector(checkout, select.placeOf);
  const isSaved = useSelector(checkout, (snapshot) => select.addressOf(snapshot) !== null);
  const editable = useSelector(checkout, select.isEditable);
  const fields = { checkout, errorOf: select.fieldErrorOf };
  const choose = () => checkout.send({ type: 'place.ask' });
  return (
    <FormPart
      icon="pin"
      title={<FormattedMessage {...orderFacts.deliverTo} />}
      action={
        place && !isSaved ? (
          <Button
            id={fieldId('place')}
            variant="subtle"
            size="sm"
            disabled={!editable}
            onClick={choose}
          >
            <FormattedMessage {...controls.change} />
          </Button>
        ) : null
      }
    >
      <AddressChoices checkout={checkout} />
      <AddAddress checkout={checkout} />
      {place || isSaved ? null : (
        <Button
          id={fieldId('place')}
          variant="outline"
          alignSelf="start"
          disabled={!editable}
          onClick={choose}
        >
          <Icon name="pin" size="4" />
          <FormattedMessage {...messages.choosePlace} />
        </Button>
      )}
      <SimpleGrid gap="4" columns={{ base: 2, sm: 3 }}>
        {DOOR_FIELDS.map((field, at) => (
          <Box key={field} gridColumn={{ base: at === 0 ? '1 / -1' : 'auto', sm: 'auto' }}>
            <CheckoutTextField
              {...fields}
              field={field}
              optional
              label={<FormattedMessage {...addressFields[field]} />}
              input={{ autoComplete: `address-line${at + 1}`, maxLength: 100 }}
            />
          </Box>
        ))}
      </SimpleGrid>
    </FormPart>
  );
}

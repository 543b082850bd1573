import { Box, Button, chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/location/save-address/selectors.ts';
import { ADDRESS_TYPES, DOOR_FIELDS } from '#domain/location/address.ts';
import { Choice } from '#ui/design/choice.tsx';
import { ChoiceRow } from '#ui/design/choice-row.tsx';
import { FormPart } from '#ui/design/form-part.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { useForm } from '#ui/design/use-form.ts';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as texts } from '#ui/location/addresses.messages.ts';
import { messages } from '#ui/location/save-address.messages.ts';
import { AddressField } from './address-field.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { messages as contactMessages } from '#ui/kernel/contact.messages.ts';
import { messages as addressFields } from '#ui/location/address-fields.messages.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';

type Props = { readonly saving: select.SaveAddressActor };

/** The address fields without the point; `cancel` is the secondary action. */
export function AddressForm({ saving, cancel }: Props & { readonly cancel: Elements }) {
  const refusals = useSelector(saving, select.refusalsOf);
  const failure = useSelector(saving, select.failureOf);
  const busy = useSelector(saving, select.isBusy);
  const form = useForm(refusals, () => saving.send({ type: 'address.save' }));
  return (
    <chakra.form {...form} display="grid" gap="4">
      <PlacePart saving={saving} />
      <TypePart saving={saving} />
      <DoorPart saving={saving} />
      <ContactPart saving={saving} />
      <div role="alert">
        {failure ? (
          <Notice tone="danger">
            <FailureText failure={failure} />
          </Notice>
        ) : null}
      </div>
      <HStack gap="3" justify="flex-end" flexWrap="wrap">
        {cancel}
        <Button type="submit" size="lg" loading={busy}>
          <FormattedMessage {...messages.save} />
        </Button>
      </HStack>
    </chakra.form>
  );
}

function PlacePart({ saving }: Props) {
  const picked = useSelector(saving, select.pickedOf);
  const busy = useSelector(saving, select.isBusy);
  return (
    <FormPart
      icon="pin"
      title={<FormattedMessage {...messages.place} />}
      action={
        <Button
          variant="subtle"
          size="sm"
          disabled={busy}
          onClick={() => saving.send({ type: 'place.change' })}
        >
          <FormattedMessage {...controls.change} />
        </Button>
      }
    >
      <Text overflowWrap="anywhere">
        <bdi>{picked?.address}</bdi>
      </Text>
    </FormPart>
  );
}

function TypePart({ saving }: Props) {
  const chosen = useSelector(saving, select.typeOf);
  const busy = useSelector(saving, select.isBusy);
  return (
    <FormPart icon="tag" title={<FormattedMessage {...messages.labelAs} />}>
      <ChoiceRow>
        {ADDRESS_TYPES.map((type) => (
          <Choice
            key={type}
            of="one"
            name="type"
            label={<FormattedMessage {...texts[type]} />}
            checked={chosen === type}
            disabled={busy}
            onChoose={() => saving.send({ type: 'type.choose', addressType: type })}
          />
        ))}
      </ChoiceRow>
      {chosen === 'other' ? (
        <AddressField
          saving={saving}
          field="label"
          label={<FormattedMessage {...messages.label} />}
          hint={<FormattedMessage {...messages.labelHint} />}
        />
      ) : null}
    </FormPart>
  );
}

function DoorPart({ saving }: Props) {
  return (
    <FormPart icon="home" title={<FormattedMessage {...messages.door} />}>
      <SimpleGrid gap="4" columns={2}>
        {DOOR_FIELDS.map((field, at) => (
          <Box key={field} gridColumn={at === 0 ? '1 / -1' : 'auto'}>
            <AddressField
              saving={saving}
              field={field}
              label={<FormattedMessage {...addressFields[field]} />}
              input={{ autoComplete: `address-line${at + 1}` }}
            />
          </Box>
        ))}
      </SimpleGrid>
      <AddressField
        saving={saving}
        field="directions"
        label={<FormattedMessage {...messages.directions} />}
        hint={<FormattedMessage {...messages.directionsHint} />}
      />
    </FormPart>
  );
}

function ContactPart({ saving }: Props) {
  return (
    <FormPart icon="user" title={<FormattedMessage {...messages.contact} />}>
      <AddressField
        saving={saving}
        field="name"
        required
        label={<FormattedMessage {...addressFields.name} />}
        input={{ autoComplete: 'name' }}
      />
      <SimpleGrid gap="4" columns={{ base: 1, md: 2 }} alignItems="start">
        <AddressField
          saving={saving}
          field="phone"
          required
          label={<FormattedMessage {...contactMessages.phone} />}
          hint={<FormattedMessage {...addressFields.phoneHint} />}
          input={{ autoComplete: 'tel', inputMode: 'tel', type: 'tel' }}
        />
        <AddressField
          saving={saving}
          field="email"
          label={<FormattedMessage {...contactMessages.email} />}
          input={{ autoComplete: 'email', inputMode: 'email', type: 'email' }}
        />
      </SimpleGrid>
    </FormPart>
  );
}

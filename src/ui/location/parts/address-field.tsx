import { FormattedMessage } from 'react-intl';
import type { InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as select from '#application/location/save-address/selectors.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';

import {
  LONGEST_DIRECTIONS,
  type AddressField as FieldName,
  type AddressRefusals,
} from '#domain/location/address-form.ts';
import { TextAreaField, TextField } from '#ui/design/form-fields.tsx';
import { messages as contact } from '#ui/kernel/contact.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as addressFields } from '#ui/location/address-fields.messages.ts';
import { messages } from '#ui/location/save-address.messages.ts';

type Props = {
  readonly saving: select.SaveAddressActor;
  readonly field: FieldName;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly input?: Pick<InputProps, 'autoComplete' | 'inputMode' | 'type'>;
};

/** A refused field stays marked until it is changed. */
export function AddressField({ saving, field, required = false, input, ...said }: Props) {
  const text = useSelector(saving, select.textOf(field));
  const refusal = useSelector(saving, select.refusalOf(field));
  const busy = useSelector(saving, select.isBusy);
  const error = refusal ? <RefusalText field={field} refusal={refusal} /> : null;
  const control = {
    name: field,
    value: text,
    readOnly: busy,
    maxLength: longestOf(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      saving.send({ type: 'field.type', field, text: target.value }),
  };
  const frame = { ...said, error, optional: !required };
  return field === 'directions' ? (
    <TextAreaField {...frame} input={control} />
  ) : (
    <TextField {...frame} required={required} input={{ ...input, ...control }} />
  );
}

const longestOf = (field: FieldName): number =>
  field === 'directions' ? LONGEST_DIRECTIONS : LONGEST_TEXT;

type Refusal = NonNullable<AddressRefusals[FieldName]>;
type RefusalProps = { readonly field: FieldName; readonly refusal: Refusal };

function RefusalText({ field, refusal }: RefusalProps) {
  switch (refusal) {
    case 'tooLong':
      return <FormattedMessage {...addressFields.tooLong} values={{ most: longestOf(field) }} />;
    case 'missing':
      return <FormattedMessage {...MISSING[field as keyof typeof MISSING]} />;
    case 'malformed':
      return (
        <FormattedMessage {...contact[field === 'email' ? 'emailMalformed' : 'phoneMalformed']} />
      );
  }
}

const MISSING = {
  name: addressFields.nameMissing,
  phone: messages.phoneMissing,
  // E-mail is optional; only a malformed one is refused.
  email: contact.emailMalformed,
};

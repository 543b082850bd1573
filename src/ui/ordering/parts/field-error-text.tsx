import { FormattedMessage } from 'react-intl';
import { LONGEST, type FieldError } from '#domain/ordering/order-form.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { messages as contact } from '#ui/kernel/contact.messages.ts';
import { messages as addressFields } from '#ui/location/address-fields.messages.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { messages as prescription } from '#ui/ordering/prescription.messages.ts';

type TextError = Extract<FieldError, { readonly field: keyof typeof LONGEST }>;
const isTooLong = (error: FieldError): error is TextError => error.field in LONGEST;

export function FieldErrorText(error: FieldError) {
  if (isTooLong(error)) return <TooLong most={LONGEST[error.field]} />;
  switch (error.field) {
    case 'name':
      return error.error === 'tooLong' ? (
        <TooLong most={LONGEST_TEXT} />
      ) : (
        <FormattedMessage {...messages.nameMissing} />
      );
    case 'phone':
      return (
        <FormattedMessage
          {...(error.error === 'missing' ? messages.phoneMissing : contact.phoneMalformed)}
        />
      );
    case 'email':
      return (
        <FormattedMessage
          {...(error.error === 'missing' ? messages.emailMissing : contact.emailMalformed)}
        />
      );
    case 'slot':
      return <FormattedMessage {...messages[SLOT_WORDS[error.error]]} />;
    case 'prescription':
      return <FormattedMessage {...PRESCRIPTION[error.error]} />;
    case 'orderType':
      return <FormattedMessage {...messages.typeNotOffered} />;
    case 'method':
      return (
        <FormattedMessage
          {...messages[error.error === 'missing' ? 'methodMissing' : 'methodNotOffered']}
        />
      );
    case 'place':
      return <FormattedMessage {...messages.placeMissing} />;
  }
}

const SLOT_WORDS = { missing: 'slotMissing', notOffered: 'slotGone', full: 'slotFull' } as const;
const PRESCRIPTION = {
  missing: prescription.missing,
  uploading: prescription.stillUploading,
  tooMany: prescription.overMost,
};

const TooLong = ({ most }: { readonly most: number }) => (
  <FormattedMessage {...addressFields.tooLong} values={{ most }} />
);

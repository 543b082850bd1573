import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  email: {
    id: 'kernel.contact.email',
    defaultMessage: 'E-mail',
    description: 'Label of a field.',
  },
  phone: {
    id: 'kernel.contact.phone',
    defaultMessage: 'Phone',
    description: 'Label of a field for a phone number with country code.',
  },
  emailMalformed: {
    id: 'kernel.contact.emailMalformed',
    defaultMessage: 'Enter an e-mail address like name@example.com.',
    description:
      'Below the field for an e-mail address, which holds none. Keep the example as it is.',
  },
  phoneMalformed: {
    id: 'kernel.contact.phoneMalformed',
    defaultMessage: 'Enter the number with its country code, like +1 212 555 0123.',
    description: 'Below the field for a phone number, which holds none. Keep the example as it is.',
  },
  phoneHint: {
    id: 'kernel.contact.phoneHint',
    defaultMessage: 'With country code, like +1 212 555 0123.',
    description: 'Below the field for a phone number. Keep the example as it is.',
  },
  call: {
    id: 'kernel.contact.call',
    defaultMessage: 'Call {phone}',
    description: 'Link that calls a store or a rental provider. {phone}: its number.',
  },
});

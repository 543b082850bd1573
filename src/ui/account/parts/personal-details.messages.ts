import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'account.details.title',
    defaultMessage: 'Personal details',
    description: 'Heading on the profile, above name, e-mail and phone.',
  },
  edit: {
    id: 'account.details.edit',
    defaultMessage: 'Edit Profile',
    description: 'Button beside that heading. Opens the form.',
  },
  verified: {
    id: 'account.details.verified',
    defaultMessage: 'Verified',
    description: 'Badge beside an e-mail or phone that the customer is known to read.',
  },
  unverified: {
    id: 'account.details.unverified',
    defaultMessage: 'Not verified',
    description: 'The same beside one that was changed and has not been proven yet.',
  },
  email: {
    id: 'account.details.verifyEmail',
    defaultMessage: 'Verify the e-mail address',
    description: 'What the button "Verify" beside the e-mail address is called when read aloud.',
  },
  phone: {
    id: 'account.details.verifyPhone',
    defaultMessage: 'Verify the phone number',
    description: 'What the button "Verify" beside the phone number is called when read aloud.',
  },
  facts: {
    id: 'account.details.facts',
    defaultMessage: '{orders} · {member}',
    description:
      'Below the contact. {orders}: such as "3 orders"; {member}: such as "Member for 12 days".',
  },
  orders: {
    id: 'account.details.orders',
    defaultMessage: '{count, plural, =0 {No orders yet} one {# order} other {# orders}}',
    description: 'How often the customer has ordered. {count}: orders.',
  },
  member: {
    id: 'account.details.member',
    defaultMessage:
      '{days, plural, =0 {Member since today} one {Member for # day} other {Member for # days}}',
    description: 'How long the customer has had the account. {days}: whole days.',
  },
});

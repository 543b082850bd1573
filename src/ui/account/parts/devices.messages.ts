import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'account.devices.title',
    defaultMessage: 'Your devices',
    description: 'Heading on the settings, above the list of devices that are signed in.',
  },
  text: {
    id: 'account.devices.text',
    defaultMessage:
      'You are signed in on these devices. Sign out any that you no longer use or do not know.',
    description: 'Below that heading.',
  },
  unknown: {
    id: 'account.devices.unknown',
    defaultMessage: 'Unknown device',
    description: 'In the place of the name of a device, such as "Chrome on Windows".',
  },
  here: {
    id: 'account.devices.here',
    defaultMessage: 'This device',
    description: 'Badge beside the device on which the list is read.',
  },
  used: {
    id: 'account.devices.used',
    defaultMessage: 'Last used {when}',
    description: 'Below the name of a device. {when}: date and time.',
  },
  signOut: {
    id: 'account.devices.signOut',
    defaultMessage: 'Sign out',
    description: 'Button beside a device. Imperative.',
  },
  signOutOf: {
    id: 'account.devices.signOutOf',
    defaultMessage: 'Sign out {device}',
    description:
      'What that button is called when read aloud. {device}: such as "Chrome on Windows".',
  },
  signOutOthers: {
    id: 'account.devices.signOutOthers',
    defaultMessage: 'Sign out all other devices',
    description: 'Button below the list. Imperative.',
  },
});

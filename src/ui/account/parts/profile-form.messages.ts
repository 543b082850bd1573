import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  details: {
    id: 'account.profileForm.details',
    defaultMessage: 'Your details',
    description: 'Heading of the part of the form with picture, names, e-mail and phone.',
  },
  currentPassword: {
    id: 'account.profileForm.currentPassword',
    defaultMessage: 'Current password',
    description: 'Label of a field.',
  },
  currentPasswordHint: {
    id: 'account.profileForm.currentPasswordHint',
    defaultMessage:
      'Needed for a new e-mail, phone number or password. A new password signs you out on your other devices.',
    description: 'Under the field for the current password.',
  },
  verifyHint: {
    id: 'account.profileForm.verifyHint',
    defaultMessage:
      'A new e-mail or phone counts as not verified, and asks for your current password.',
    description: 'Under the e-mail field.',
  },
  choosePicture: {
    id: 'account.profileForm.choosePicture',
    defaultMessage: 'Choose a picture',
    description: 'Button that opens the picker of the device.',
  },
  removePicture: {
    id: 'account.profileForm.removePicture',
    defaultMessage: 'Remove picture',
    description: 'Button beside it: the profile has no picture any more.',
  },
  pictureHint: {
    id: 'account.profileForm.pictureHint',
    defaultMessage: 'JPEG, PNG or WebP. Large photographs are made smaller before they are sent.',
    description: 'Under those buttons.',
  },
  chosen: {
    id: 'account.profileForm.chosen',
    defaultMessage: '{name} becomes your picture when you save.',
    description: 'After a picture was chosen. {name}: name of the file.',
  },
  notAnImage: {
    id: 'account.profileForm.notAnImage',
    defaultMessage: 'This file is not a JPEG, PNG or WebP picture.',
    description: 'After another kind of file was chosen.',
  },
  empty: {
    id: 'account.profileForm.empty',
    defaultMessage: 'This file is empty.',
    description: 'After a file with nothing in it was chosen.',
  },
});

import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  picture: {
    id: 'kernel.pictures.picture',
    defaultMessage: 'Picture {number}',
    description: 'What a picture is, for those who do not see it. {number}: its place, from 1.',
  },
  add: {
    id: 'kernel.pictures.add',
    defaultMessage: 'Add pictures',
    description: 'Accessible name of the button that adds pictures to a message.',
  },
  remove: {
    id: 'kernel.pictures.remove',
    defaultMessage: 'Remove picture {number}',
    description:
      'Accessible name of the button that removes a picture. {number}: its place, from 1.',
  },
  tooMany: {
    id: 'kernel.pictures.tooMany',
    defaultMessage: 'You can not upload more than {most} images',
    description: 'Below the box, when more pictures were added than a message carries. {most}: 3.',
  },
  empty: {
    id: 'kernel.pictures.empty',
    defaultMessage: '{name} is empty.',
    description: 'Why a file was not taken. {name}: its name.',
  },
  notAnImage: {
    id: 'kernel.pictures.notAnImage',
    defaultMessage: '{name} is not a JPEG, PNG or WebP picture.',
    description: 'Why a file was not taken. {name}: its name.',
  },
  broken: {
    id: 'kernel.pictures.broken',
    defaultMessage: '{name} is damaged or incomplete. Take or save it again.',
    description: 'Why a file was not taken. {name}: its name.',
  },
  tooManyPixels: {
    id: 'kernel.pictures.tooManyPixels',
    defaultMessage: '{name} has too many pixels. Make it smaller.',
    description: 'Why a file was not taken. {name}: its name.',
  },
  tooLarge: {
    id: 'kernel.pictures.tooLarge',
    defaultMessage: '{name} is too large: a picture may have up to 2 MB.',
    description: 'Why a file was not taken. {name}: its name.',
  },
  twice: {
    id: 'kernel.pictures.twice',
    defaultMessage: '{name} has been added already.',
    description: 'Why a file was not taken. {name}: its name.',
  },
  other: {
    id: 'kernel.pictures.other',
    defaultMessage: '{name} was not added.',
    description: 'That a file was refused without a reason. {name}: its name.',
  },
});

import { labelsOf } from '#application/kernel/labels-of.ts';
import type { profileMachine } from './machine.ts';

export const labels = labelsOf<typeof profileMachine>({
  events: {
    'profile.retry': 'the customer asks once more for their profile',
    'profile.edit': 'the customer presses "Edit Profile"',
    'picture.choose': 'the customer chooses a picture',
    'picture.remove': 'the customer takes the picture away',
    'profile.save': 'the customer presses "Save"',
    'edit.cancel': 'the customer leaves everything as it was',
  },
  guards: {
    profileIsKnown: 'it is known who the customer is',
    fileIsPicture: 'the file is a picture',
  },
  actions: {
    setProfile: 'take over what is known of the customer',
    clearForm: 'forget what was typed and chosen',
    setPicture: 'take over which picture it is to be',
    setPictureRefusal: 'say why the file cannot be the picture',
    setChanges: 'take over what has been changed',
  },
  actors: {
    saveProfile: {
      does: 'ask the server to save what has been changed',
      accepted: 'the profile is saved',
    },
  },
});

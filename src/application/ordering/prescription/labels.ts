import { labelsOf } from '#application/kernel/labels-of.ts';
import type { prescriptionMachine } from './machine.ts';

export const labels = labelsOf<typeof prescriptionMachine>({
  events: {
    'visitor.change': 'the visitor has signed in or out',
    'prescription.need': 'a price has come for something that is sold on prescription only',
    'files.add': 'the customer adds pictures',
    'images.retry': 'the customer asks again for what was uploaded before',
    'upload.retry': 'the customer tries to upload again',
    'upload.cancel': 'the customer gives up what is not uploaded yet',
  },
  guards: {
    anotherVisitorCame: 'another visitor is here now',
    filesAreWaiting: 'files wait to be uploaded',
    imagesAreKept: 'pictures are there already',
    imageIsKeptAlready: 'the same picture is there already',
    imageIsKept: 'it is one of the pictures that are there',
  },
  rest: {
    'deciding · at once': 'no file waits, and no picture is there',
  },
  actions: {
    setVisitorKind: 'take over who visits',
    addFiles: 'let what fits wait, and say of the rest why it does not',
    setImages: 'take over which pictures are there',
    setKept: 'count the picture among those that are there',
    refuseAsTwice: 'say that the same picture is there already',
    refuseFile: 'say why the picture was not taken',
    clearQueue: 'give up what is not uploaded yet',
    setRemoving: 'remember which picture is to go',
    clearRemoving: 'forget which picture was to go',
    reportImages: 'tell the checkout which pictures are there',
  },
  actors: {
    watchVisitorKind: 'watch who visits',
    readImages: 'ask the server for the pictures that were uploaded before',
    keepImage: {
      does: 'upload the picture',
      refused: 'the server does not take the picture',
      failed: 'the picture could not be sent',
    },
    removeImage: 'have the server delete the picture',
  },
});

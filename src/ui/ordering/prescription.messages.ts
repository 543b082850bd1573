import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'ordering.prescription.title',
    defaultMessage: 'Prescription',
    description: "Heading of the part of the checkout where a doctor's prescription is uploaded.",
  },
  text: {
    id: 'ordering.prescription.text',
    defaultMessage:
      'Something you are ordering is sold on prescription only. Add a picture of the prescription.',
    description: 'Below the heading "Prescription".',
  },
  mustShow: {
    id: 'ordering.prescription.mustShow',
    defaultMessage: 'The picture must show:',
    description: 'Above a list of what has to be readable on a prescription.',
  },
  showsDoctor: {
    id: 'ordering.prescription.showsDoctor',
    defaultMessage: 'name and address of the doctor',
    description: 'In the list of what has to be readable on a prescription.',
  },
  showsSignature: {
    id: 'ordering.prescription.showsSignature',
    defaultMessage: 'signature or stamp',
    description: 'In the list of what has to be readable on a prescription.',
  },
  showsPatient: {
    id: 'ordering.prescription.showsPatient',
    defaultMessage: 'name and age of the patient',
    description: 'In the list of what has to be readable on a prescription.',
  },
  showsDate: {
    id: 'ordering.prescription.showsDate',
    defaultMessage: 'date',
    description: 'In the list of what has to be readable on a prescription.',
  },
  showsMedicine: {
    id: 'ordering.prescription.showsMedicine',
    defaultMessage: 'medicine and dose',
    description: 'In the list of what has to be readable on a prescription.',
  },
  choose: {
    id: 'ordering.prescription.choose',
    defaultMessage: 'Choose pictures',
    description: 'Button that opens the picker of files. Imperative.',
  },
  photograph: {
    id: 'ordering.prescription.photograph',
    defaultMessage: 'Take a picture',
    description: 'Button that opens the camera of a phone. Imperative.',
  },
  drop: {
    id: 'ordering.prescription.drop',
    defaultMessage: 'or drop them here',
    description: 'After the button "Choose pictures", on a screen with a mouse. "Them": pictures.',
  },
  limits: {
    id: 'ordering.prescription.limits',
    defaultMessage: 'Up to {most} pictures: JPEG, PNG or WebP.',
    description: 'Below the button that chooses pictures. {most}: a number.',
  },
  full: {
    id: 'ordering.prescription.full',
    defaultMessage: 'No more pictures fit one order. Remove one to add another.',
    description: 'In the place of the button, when three pictures are there.',
  },
  image: {
    id: 'ordering.prescription.image',
    defaultMessage: 'Your prescription, picture {number}',
    description: 'What a picture shows, for those who do not see it. {number}: 1, 2 or 3.',
  },
  loadingImage: {
    id: 'ordering.prescription.loadingImage',
    defaultMessage: 'Picture {number} is loading',
    description: 'In the place of a picture of a prescription. {number}: 1, 2 or 3.',
  },
  noImage: {
    id: 'ordering.prescription.noImage',
    defaultMessage: 'Picture {number} cannot be shown now, but it is saved.',
    description: 'In the place of a picture of a prescription. {number}: 1, 2 or 3.',
  },
  removing: {
    id: 'ordering.prescription.removing',
    defaultMessage: 'Removing the picture…',
    description: 'While a picture of a prescription is deleted.',
  },
  reading: {
    id: 'ordering.prescription.reading',
    defaultMessage: 'Loading the pictures that you added before…',
    description: 'While it is asked which pictures were uploaded before.',
  },
  uploading: {
    id: 'ordering.prescription.uploading',
    defaultMessage: 'Uploading {name}…',
    description: '{name}: the name of a file.',
  },
  waiting: {
    id: 'ordering.prescription.waiting',
    defaultMessage: '{name} is next',
    description: 'A file that waits until another one is uploaded. {name}: its name.',
  },
  interrupted: {
    id: 'ordering.prescription.interrupted',
    defaultMessage: '{name} could not be uploaded',
    description: 'The connection failed. {name}: the name of a file.',
  },
  retry: {
    id: 'ordering.prescription.retry',
    defaultMessage: 'Look again',
    description: 'Button that asks again which pictures were added before. Imperative.',
  },
  uploadAgain: {
    id: 'ordering.prescription.uploadAgain',
    defaultMessage: 'Upload again',
    description: 'Button that uploads a file again. Imperative.',
  },
  cancel: {
    id: 'ordering.prescription.cancel',
    defaultMessage: 'Do not upload',
    description: 'Button that gives up the files that are not uploaded yet. Imperative.',
  },
  unread: {
    id: 'ordering.prescription.unread',
    defaultMessage: 'The pictures that you added before could not be loaded',
    description: 'Heading above the reason and a button that tries again.',
  },
  tooMany: {
    id: 'ordering.prescription.tooMany',
    defaultMessage: '{name} was not added: an order takes three pictures at most.',
    description: 'Why a file was not taken. {name}: its name.',
  },
  otherSaid: {
    id: 'ordering.prescription.otherSaid',
    defaultMessage: '{name}: {said}',
    description: "Why a file was not taken. {name}: its name, {said}: the server's own sentence.",
  },
  privacy: {
    id: 'ordering.prescription.privacy',
    defaultMessage:
      'Only you and the store can see it. Pictures that no order uses are deleted after a day.',
    description: 'Below the pictures. "It": the prescription.',
  },
  missing: {
    id: 'ordering.prescription.missing',
    defaultMessage: 'Add a picture of your prescription',
    description: 'Why the order cannot be placed yet, and what to do. Imperative.',
  },
  stillUploading: {
    id: 'ordering.prescription.stillUploading',
    defaultMessage: 'Wait until your prescription is uploaded',
    description: 'Why the order cannot be placed yet. Imperative.',
  },
  overMost: {
    id: 'ordering.prescription.overMost',
    defaultMessage: 'An order takes three pictures at most. Remove one.',
    description: 'Why the order cannot be placed yet, and what to do. Imperative.',
  },
});

import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  category: {
    id: 'parcel.send.category',
    defaultMessage: '{name}: {about}',
    description:
      'Below the heading. {name}: what is sent, such as "Documents"; {about}: what that is.',
  },
  other: {
    id: 'parcel.send.other',
    defaultMessage: 'Send something else',
    description: 'Link back to the choice of what is sent.',
  },
  stepOf: {
    id: 'parcel.send.stepOf',
    defaultMessage: 'Step {at} of {count}: {name}',
    description: 'Above the step that is on show. {at}, {count}: numbers; {name}: the step.',
  },
  sender: {
    id: 'parcel.send.sender',
    defaultMessage: 'Sender',
    description: 'Step of the form: who hands the parcel over.',
  },
  receiver: {
    id: 'parcel.send.receiver',
    defaultMessage: 'Receiver',
    description: 'Step of the form: who gets the parcel.',
  },
  contents: {
    id: 'parcel.send.contents',
    defaultMessage: 'Contents',
    description: 'Step of the form: what is in the parcel.',
  },
  payer: {
    id: 'parcel.send.payer',
    defaultMessage: 'Who pays',
    description: 'Step of the form: who pays the courier.',
  },
  summary: {
    id: 'parcel.send.summary',
    defaultMessage: 'Summary and payment',
    description: 'Last step of the form.',
  },
  name: {
    id: 'parcel.send.name',
    defaultMessage: 'Name',
    description: 'Label of a text field: the name of the sender or the receiver.',
  },
  note: {
    id: 'parcel.send.note',
    defaultMessage: 'Note for the courier',
    description: 'Label of a text field that may stay empty, such as which bell to ring.',
  },
  pickUpAt: {
    id: 'parcel.send.pickUpAt',
    defaultMessage: 'Where to collect',
    description: 'Label of the button that opens the map, for the sender.',
  },
  bringTo: {
    id: 'parcel.send.bringTo',
    defaultMessage: 'Where to deliver',
    description: 'Label of the button that opens the map, for the receiver.',
  },
  nameTooLong: {
    id: 'parcel.send.nameTooLong',
    defaultMessage: 'This name is too long.',
    description: 'Below the name field.',
  },
  phoneMissing: {
    id: 'parcel.send.phoneMissing',
    defaultMessage: 'Enter a phone number: the courier may have to call.',
    description: 'Below the phone field when it is empty.',
  },
  placeMissing: {
    id: 'parcel.send.placeMissing',
    defaultMessage: 'Choose the place on the map.',
    description: 'Below the button that opens the map.',
  },
  placeSame: {
    id: 'parcel.send.placeSame',
    defaultMessage: 'Sender and receiver are at the same place. Choose another one.',
    description: 'Below the button that opens the map, for the receiver.',
  },
  instructions: {
    id: 'parcel.send.instructions',
    defaultMessage: 'Often said to the courier',
    description:
      'Name of the group of buttons below the note: each puts its sentence into the note.',
  },
  noteTooLong: {
    id: 'parcel.send.noteTooLong',
    defaultMessage: 'This note is too long.',
    description: 'Below the note field.',
  },
  check: {
    id: 'parcel.send.check',
    defaultMessage: 'Something is missing or cannot be used. It is marked above.',
    description: 'Below the fields of a step, read aloud, after "Continue" was pressed.',
  },
  weight: {
    id: 'parcel.send.weight',
    defaultMessage: 'Weight in kilograms',
    description: 'Label of a number field.',
  },
  length: {
    id: 'parcel.send.length',
    defaultMessage: 'Longest side in centimetres',
    description: 'Label of a number field.',
  },
  value: {
    id: 'parcel.send.value',
    defaultMessage: 'What it is worth',
    description: 'Label of a number field: the value of the contents, in the currency of the shop.',
  },
  upToWeight: {
    id: 'parcel.send.upToWeight',
    defaultMessage: 'Up to {count, number} kg',
    description: 'Below the weight field: the most that may be sent. {count}: kilograms.',
  },
  upToLength: {
    id: 'parcel.send.upToLength',
    defaultMessage: 'Up to {count, number} cm',
    description: 'Below the field of the longest side. {count}: centimetres.',
  },
  upToValue: {
    id: 'parcel.send.upToValue',
    defaultMessage: 'Up to {money}',
    description: 'Below the value field. {money}: an amount with its currency.',
  },
  fieldMissing: {
    id: 'parcel.send.fieldMissing',
    defaultMessage: 'Enter a number.',
    description: 'Below a number field when it is empty.',
  },
  fieldMalformed: {
    id: 'parcel.send.fieldMalformed',
    defaultMessage: 'Enter a number, like 1.5.',
    description: 'Below a number field when it holds none. Keep the example as it is.',
  },
  fieldTooMuch: {
    id: 'parcel.send.fieldTooMuch',
    defaultMessage: 'This is more than this category carries.',
    description: 'Below a number field: it is above the limit.',
  },
  prohibitedTitle: {
    id: 'parcel.send.prohibitedTitle',
    defaultMessage: 'What may not be sent',
    description: 'Heading above a list of prohibited things.',
  },
  prohibited: {
    id: 'parcel.send.prohibited',
    defaultMessage:
      'Cash and jewellery, weapons, drugs and alcohol, living animals, dangerous or perishable goods.',
    description: 'What may not be sent as a parcel.',
  },
  acknowledge: {
    id: 'parcel.send.acknowledge',
    defaultMessage: 'None of these is in my parcel',
    description: 'Label of a check box below what may not be sent.',
  },
  acknowledgeMissing: {
    id: 'parcel.send.acknowledgeMissing',
    defaultMessage: 'Confirm that it contains nothing prohibited.',
    description: 'Below the check box when it is not ticked.',
  },
  senderPays: {
    id: 'parcel.send.senderPays',
    defaultMessage: 'The sender pays',
    description: 'One of two answers to who pays the courier.',
  },
  senderPaysHint: {
    id: 'parcel.send.senderPaysHint',
    defaultMessage: 'In cash when it is collected, or at once. You choose at the end.',
    description: 'Below "The sender pays".',
  },
  receiverPays: {
    id: 'parcel.send.receiverPays',
    defaultMessage: 'The receiver pays',
    description: 'One of two answers to who pays the courier.',
  },
  receiverPaysHint: {
    id: 'parcel.send.receiverPaysHint',
    defaultMessage: 'In cash at the door.',
    description: 'Below "The receiver pays".',
  },
  unpriced: {
    id: 'parcel.send.unpriced',
    defaultMessage: 'There is no price for this parcel',
    description: 'Title of a notice: the price could not be told.',
  },
  to: {
    id: 'parcel.send.to',
    defaultMessage: 'To',
    description: 'In the summary, above the receiver and where it goes.',
  },
  distance: {
    id: 'parcel.send.distance',
    defaultMessage: '{distance} by road',
    description: 'Why a parcel costs as much. {distance}: such as "1.2 km".',
  },
  cash: {
    id: 'parcel.send.cash',
    defaultMessage: 'Cash',
    description: 'A way to pay.',
  },
  cashHintSender: {
    id: 'parcel.send.cashHintSender',
    defaultMessage: 'To the courier, when it is collected.',
    description: 'Below "Cash", where the sender pays.',
  },
  cashHintReceiver: {
    id: 'parcel.send.cashHintReceiver',
    defaultMessage: 'The receiver pays the courier at the door.',
    description: 'Below "Cash", where the receiver pays.',
  },
  onlineHint: {
    id: 'parcel.send.onlineHint',
    defaultMessage: 'On the payment page, right after you send it.',
    description: 'Below "Pay online".',
  },
  walletHint: {
    id: 'parcel.send.walletHint',
    defaultMessage: 'You have {money}.',
    description: 'Below "Wallet". {money}: an amount.',
  },
  walletLimit: {
    id: 'parcel.send.walletLimit',
    defaultMessage: 'You have {money}, which is less than this costs.',
    description: 'Below "Wallet" when there is too little in it. {money}: an amount.',
  },
  submit: {
    id: 'parcel.send.submit',
    defaultMessage: 'Send parcel',
    description: 'Button that places the order of a parcel. Imperative.',
  },
  feeChanged: {
    id: 'parcel.send.feeChanged',
    defaultMessage: 'The price has changed',
    description: 'Title of a notice above the summary.',
  },
  feeChangedText: {
    id: 'parcel.send.feeChangedText',
    defaultMessage: 'It was {was}, and is now {is}. Send the parcel if you agree.',
    description: 'In the notice that the price has changed. {was}, {is}: amounts.',
  },
  notPlaced: {
    id: 'parcel.send.notPlaced',
    defaultMessage: 'The parcel was not placed',
    description: 'Title of a notice above the summary, after the server refused.',
  },
  unsureTitle: {
    id: 'parcel.send.unsureTitle',
    defaultMessage: 'We do not know whether your parcel was sent',
    description: 'Heading after the answer of the server was lost.',
  },
  unsureText: {
    id: 'parcel.send.unsureText',
    defaultMessage:
      'No answer came. Ask again: your parcel is sent only once, and nothing that you typed is lost.',
    description: 'Below that heading.',
  },
  interruptedTitle: {
    id: 'parcel.send.interruptedTitle',
    defaultMessage: 'A parcel was interrupted',
    description: 'Heading after the page was reloaded while a parcel was being sent.',
  },
  interruptedText: {
    id: 'parcel.send.interruptedText',
    defaultMessage:
      'You sent a parcel to {receiver}, and the page was closed before it was confirmed. Finish it, or start over: finishing it never sends it twice.',
    description: 'Below the heading. {receiver}: name of the person who gets the parcel.',
  },
  finish: {
    id: 'parcel.send.finish',
    defaultMessage: 'Finish sending it',
    description: 'Button that sends the interrupted parcel again. Imperative.',
  },
  unknown: {
    id: 'parcel.send.unknown',
    defaultMessage: 'This is no longer carried',
    description: 'Heading of the page when the category in its address is not there.',
  },
  unknownText: {
    id: 'parcel.send.unknownText',
    defaultMessage: 'Choose something else to send.',
    description: 'Below that heading.',
  },
  placedTitle: {
    id: 'parcel.send.placedTitle',
    defaultMessage: 'Your parcel is booked',
    description: 'Heading after a parcel was placed.',
  },
  placedText: {
    id: 'parcel.send.placedText',
    defaultMessage: 'A courier comes to the sender. You can track every step.',
    description: 'Below that heading.',
  },
  track: {
    id: 'parcel.send.track',
    defaultMessage: 'Track parcel',
    description: 'Link that leads to the page on which the parcel is tracked. Imperative.',
  },
  linkTitle: {
    id: 'parcel.send.linkTitle',
    defaultMessage: 'A link for the receiver',
    description: 'Heading above the link by which the receiver follows the parcel.',
  },
  linkText: {
    id: 'parcel.send.linkText',
    defaultMessage:
      'Anyone with this link can see where the parcel is, but no address or phone number.',
    description: 'Below that heading.',
  },
  openLink: {
    id: 'parcel.send.openLink',
    defaultMessage: 'Open the link of the receiver',
    description: 'Link that opens the page of the receiver.',
  },
  another: {
    id: 'parcel.send.another',
    defaultMessage: 'Send another parcel',
    description: 'Link back to the choice of what is sent, after a parcel was placed.',
  },
});

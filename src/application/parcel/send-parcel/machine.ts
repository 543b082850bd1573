import { answered, type Answered } from '#application/kernel/answered.ts';
import { parsed } from '#application/kernel/parsed.ts';
import {
  bringingPlace,
  fetchingPlace,
  receiver,
  sender,
} from '#application/parcel/send-parcel/states/ends.ts';
import { parsedContents, begin, draftOf, parcelOf, fillingIn, startingOver } from './rules.ts';
import { sendParcel } from './setup.ts';
import type * as Send from './setup.ts';

type With = { readonly context: Send.Context };
const saveForm = { type: 'saveForm', params: ({ context }: With) => context.form } as const;

const contents = sendParcel.createStateConfig({
  description: 'What it weighs, measures and is worth, and that nothing prohibited is in it.',
  tags: 'contents',
  meta: { reqs: ['CHK-15'] },
  on: {
    'contents.type': {
      actions: [
        { type: 'setContents', params: ({ event: { field, text } }) => ({ field, text }) },
        saveForm,
      ],
    },
    'prohibited.tick': {
      actions: [{ type: 'setAcknowledged', params: ({ event }) => event.acknowledged }, saveForm],
    },
    'step.back': 'receiver',
    'step.next': parsed(
      ({ context }: With) => parsedContents(context),
      ({ refusals }) => ({
        complete: { target: 'payer' },
        refused: { actions: { type: 'setContentsRefusals', params: refusals } },
      }),
    ),
  },
});

const payer = sendParcel.createStateConfig({
  description: 'Who pays the courier: the one who sends it, or the one who gets it.',
  tags: 'payer',
  meta: { reqs: ['CHK-15'] },
  on: {
    'payer.choose': {
      actions: [{ type: 'setPayer', params: ({ event }) => event.payer }, saveForm],
    },
    'step.back': 'contents',
    'step.next': { target: 'quoting', actions: 'clearQuote' },
  },
});

export const sendParcelMachine = sendParcel.createMachine({
  id: 'sendParcel',
  description:
    'A parcel goes from one to another: who, where, what is in it, who pays, and for how much.',
  context: ({ input }) => begin(input),
  invoke: { id: 'watchVisitor', src: 'watchVisitor' },
  initial: 'recalling',
  on: {
    'visitor.change': [startingOver({ target: '.sender' }), fillingIn],
  },
  states: {
    recalling: {
      description: 'It is checked whether a parcel was sent from here and never answered.',
      tags: 'waiting',
      meta: { reqs: ['CHK-15'] },
      invoke: {
        id: 'recallUnanswered',
        src: 'recallUnanswered',
        input: undefined,
        onDone: [
          {
            guard: { type: 'allIsAnswered', params: ({ event }) => event.output },
            target: 'sender',
          },
          {
            target: 'interrupted',
            actions: { type: 'setUnanswered', params: ({ event }) => event.output },
          },
        ],
      },
    },
    interrupted: {
      description:
        'The page was left while a parcel was on its way. The very same is sent again, or it is given up.',
      meta: { reqs: ['CHK-15', 'ERR-29'] },
      on: {
        'parcel.retry': 'placing',
        'parcel.abandon': {
          target: 'sender',
          actions: [
            { type: 'abandonParcel', params: ({ context }) => draftOf(context) },
            'clearUnanswered',
          ],
        },
      },
    },
    sender,
    fetchingPlace,
    receiver,
    bringingPlace,
    contents,
    payer,
    quoting: {
      description: 'The server says what it costs, and how it can be paid.',
      tags: ['summary', 'busy'],
      meta: { reqs: ['CHK-15'] },
      invoke: {
        id: 'quoteParcel',
        src: 'quoteParcel',
        input: ({ context }) => parcelOf(context),
        onDone: answered(({ value, failure }: Answered<Send.QuoteAnswer>) => ({
          accepted: { target: 'summary', actions: { type: 'setQuote', params: value } },
          failed: { target: 'unpriced', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    unpriced: {
      description:
        'There is no price: no answer came, or it is not carried so. The sender tries again, or changes something.',
      tags: 'unpriced',
      meta: { reqs: ['CHK-15', 'ERR-29'] },
      on: {
        'quote.retry': { target: 'quoting', actions: 'clearFailure' },
        'step.back': 'payer',
      },
    },
    summary: {
      description: 'Everything stands there to be checked, with the price and the ways to pay it.',
      tags: 'summary',
      meta: { reqs: ['CHK-15'] },
      on: {
        'method.choose': { actions: { type: 'setMethod', params: ({ event }) => event.method } },
        'step.back': { target: 'payer', actions: 'clearQuote' },
        'parcel.submit': { guard: 'parcelIsReady', target: 'placing' },
      },
    },
    placing: {
      description: 'The server takes the parcel, once, however often it is asked.',
      tags: ['summary', 'busy'],
      meta: { reqs: ['CHK-15'] },
      invoke: {
        id: 'placeParcel',
        src: 'placeParcel',
        input: ({ context }) => draftOf(context),
        onDone: [
          {
            guard: { type: 'interruptedHasFailed', params: ({ event }) => event.output },
            target: 'interrupted',
            actions: { type: 'setWhyNot', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'feeIsOtherAndFormIsNot', params: ({ event }) => event.output },
            target: 'sender',
            actions: 'clearUnanswered',
          },
          {
            guard: { type: 'feeIsOther', params: ({ event }) => event.output },
            target: 'quoting',
            actions: 'setShown',
          },
          ...answered(({ value, failure }: Answered<Send.PlaceAnswer, 'feeChanged'>) => ({
            accepted: {
              target: 'placed',
              actions: [
                { type: 'setPlaced', params: value },
                { type: 'closeDraft', params: value },
              ],
            },
            signedOut: { target: 'signingIn' },
            refused: { target: 'summary', actions: { type: 'setFailure', params: failure } },
            failed: { target: 'unsure', actions: { type: 'setFailure', params: failure } },
          })),
        ],
      },
    },
    unsure: {
      description:
        'It is not known whether the parcel was sent: no answer came. Sending the very same again makes no second one.',
      tags: ['summary', 'unsure'],
      meta: { reqs: ['CHK-15', 'ERR-29'] },
      on: { 'parcel.retry': 'placing' },
    },
    signingIn: {
      description: 'The session has ended. The parcel waits while the customer signs in.',
      tags: ['summary', 'busy'],
      meta: { reqs: ['CHK-15', 'AUTH-10'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'comingBack',
          },
          { guard: 'parcelWasInterrupted', target: 'interrupted' },
          { guard: 'answerWasLost', target: 'unsure' },
          { target: 'summary' },
        ],
      },
    },
    comingBack: {
      description:
        'It is awaited who has signed in. For the customer who filled it in, or for a guest who did, the parcel goes on.',
      tags: ['summary', 'busy'],
      meta: { reqs: ['CHK-15', 'AUTH-10'] },
      invoke: { id: 'awaitCustomer', src: 'awaitCustomer', input: undefined, onDone: 'placing' },
    },
    placed: {
      type: 'final',
      description:
        'The parcel is placed: it is tracked as an order, and by its link. Where it is paid online, that is done first.',
      tags: 'placed',
      meta: { reqs: ['CHK-15'] },
    },
  },
});

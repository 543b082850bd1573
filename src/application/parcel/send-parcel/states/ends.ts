import { parsed } from '#application/kernel/parsed.ts';
import { parsedReceiver, parsedSender, toPick, startingOver } from '../rules.ts';
import { sendParcel } from '../setup.ts';
import type * as Send from '../setup.ts';

type With = { readonly context: Send.Context };
/** The map stays open: its pick is applied even to a form emptied beneath it. */
const whileAsking = { 'visitor.change': startingOver({}) } as const;
const saveForm = { type: 'saveForm', params: ({ context }: With) => context.form } as const;

export const sender = sendParcel.createStateConfig({
  description: 'Who hands the parcel over, where, and what the courier should know there.',
  tags: 'sender',
  meta: { reqs: ['CHK-15'] },
  on: {
    'end.type': {
      actions: [
        {
          type: 'setEnd',
          params: ({ event: { field, text } }) => ({ end: 'sender', field, text }) as const,
        },
        saveForm,
      ],
    },
    'place.ask': 'fetchingPlace',
    'step.next': parsed(
      ({ context }: With) => parsedSender(context),
      ({ refusals }) => ({
        complete: { target: 'receiver' },
        refused: { actions: { type: 'setSenderRefusals', params: refusals } },
      }),
    ),
  },
});

export const fetchingPlace = sendParcel.createStateConfig({
  description:
    'The sender says on the map where the parcel is fetched. Nothing else is changed by it.',
  tags: ['sender', 'asking'],
  meta: { reqs: ['CHK-15', 'LOC-23'] },
  on: whileAsking,
  invoke: {
    id: 'askSenderPlace',
    src: 'askWhere',
    input: ({ context }) => toPick(context, 'sender'),
    onDone: {
      target: 'sender',
      actions: [
        {
          type: 'setPlace',
          params: ({ event }) => ({ end: 'sender', picked: event.output }) as const,
        },
        saveForm,
      ],
    },
  },
});

export const receiver = sendParcel.createStateConfig({
  description: 'Who gets the parcel, where, and what the courier should know there.',
  tags: 'receiver',
  meta: { reqs: ['CHK-15'] },
  on: {
    'end.type': {
      actions: [
        {
          type: 'setEnd',
          params: ({ event: { field, text } }) => ({ end: 'receiver', field, text }) as const,
        },
        saveForm,
      ],
    },
    'place.ask': 'bringingPlace',
    'step.back': 'sender',
    'step.next': parsed(
      ({ context }: With) => parsedReceiver(context),
      ({ refusals }) => ({
        complete: { target: 'contents' },
        refused: { actions: { type: 'setReceiverRefusals', params: refusals } },
      }),
    ),
  },
});

type Answered = { readonly event: { readonly output: Send.Picked } };
const takeOver = [
  {
    type: 'setPlace',
    params: ({ event }: Answered) => ({ end: 'receiver', picked: event.output }) as const,
  },
  saveForm,
] as const;

export const bringingPlace = sendParcel.createStateConfig({
  description:
    'The sender says on the map where the receiver is, and hears that it was taken over.',
  tags: ['receiver', 'asking'],
  meta: { reqs: ['CHK-15', 'LOC-23'] },
  on: whileAsking,
  invoke: {
    id: 'askReceiverPlace',
    src: 'askWhere',
    input: ({ context }) => toPick(context, 'receiver'),
    onDone: [
      { guard: 'senderIsKnown', target: 'receiver', actions: takeOver },
      { target: 'sender', actions: takeOver },
    ],
  },
});

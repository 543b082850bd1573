import type { DoneActorEvent } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { nextIn, prescription } from './prescription.setup.ts';
import type * as Prescription from './prescription.types.ts';

const keepAnswer = ({
  event,
}: {
  readonly event: DoneActorEvent<Prescription.KeepAnswer>;
}): Prescription.KeepAnswer => event.output;

type Added = { readonly event: Extract<Prescription.Command, { type: 'files.add' }> };
type Removed = { readonly event: Extract<Prescription.Command, { type: 'image.remove' }> };
const addedFiles = ({ event }: Added) => event.files;
const removedId = ({ event }: Removed) => event.id;

const adding = {
  'files.add': { target: 'deciding', actions: { type: 'addFiles', params: addedFiles } },
} as const;
const removing = {
  'image.remove': {
    guard: { type: 'imageIsKept', params: removedId },
    target: 'removing',
    actions: { type: 'setRemoving', params: removedId },
  },
} as const;
const rereading = { 'prescription.need': 'reading' } as const;

/** @see docs/charts/ordering-prescription.md, rendered from this file */
export const prescriptionMachine = prescription.createMachine({
  id: 'prescription',
  description:
    'The images of a prescription, from a file on the phone to what goes with an order. Kept through a reload, and through signing in.',
  context: { visitor: null, kept: [], queue: [], refused: [], removing: null, failure: null },
  invoke: { id: 'watchVisitorKind', src: 'watchVisitorKind' },
  initial: 'unneeded',
  on: {
    'visitor.change': {
      guard: { type: 'anotherVisitorCame', params: fromEvent },
      target: '.reading',
      actions: { type: 'setVisitorKind', params: fromEvent },
    },
  },
  states: {
    unneeded: {
      description: 'Nothing in the cart is known to be sold on prescription only.',
      meta: { reqs: ['CHK-10'] },
      on: {
        ...rereading,
        'visitor.change': { actions: { type: 'setVisitorKind', params: fromEvent } },
      },
    },
    reading: {
      description:
        'The app is asked for what was uploaded before, as before a reload or signing in.',
      tags: ['shown', 'reading'],
      meta: { reqs: ['CHK-10'] },
      invoke: {
        id: 'readImages',
        src: 'readImages',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<Prescription.ReadAnswer>) => ({
          accepted: { target: 'deciding', actions: { type: 'setImages', params: value } },
          failed: { target: 'unread', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    unread: {
      description: 'What was uploaded before could not be read. The customer may try again.',
      tags: ['shown', 'unread'],
      meta: { reqs: ['CHK-10', 'ERR-29'] },
      entry: 'reportImages',
      on: { ...rereading, 'images.retry': { target: 'reading', actions: 'clearFailure' } },
    },
    deciding: {
      description: 'What is waiting goes first, one file after the other.',
      meta: { reqs: ['CHK-10'] },
      entry: 'reportImages',
      always: [
        { guard: 'filesAreWaiting', target: 'uploading' },
        { guard: 'imagesAreKept', target: 'kept' },
        { target: 'empty' },
      ],
    },
    empty: {
      description: 'There is no image yet, and the order waits for one.',
      tags: ['shown', 'open'],
      meta: { reqs: ['CHK-10'] },
      on: { ...rereading, ...adding },
    },
    kept: {
      description:
        'One to three images are there for the order. They may be removed, or more be added.',
      tags: ['shown', 'open'],
      meta: { reqs: ['CHK-10'] },
      on: { ...rereading, ...adding, ...removing },
    },
    uploading: {
      description: 'A file is on its way. Others may be added, and wait for their turn.',
      tags: ['shown', 'uploading'],
      meta: { reqs: ['CHK-10'] },
      invoke: {
        id: 'keepImage',
        src: 'keepImage',
        input: ({ context }) => nextIn(context),
        onDone: [
          {
            guard: { type: 'imageIsKeptAlready', params: keepAnswer },
            target: 'deciding',
            actions: 'refuseAsTwice',
          },
          ...answered(({ value, failure }: Answered<Prescription.KeepAnswer, 'refused'>) => ({
            accepted: { target: 'deciding', actions: { type: 'setKept', params: value } },
            refused: { target: 'deciding', actions: { type: 'refuseFile', params: keepAnswer } },
            failed: { target: 'interrupted', actions: { type: 'setFailure', params: failure } },
          })),
        ],
      },
      on: {
        'files.add': {
          actions: [{ type: 'addFiles', params: addedFiles }, 'reportImages'],
        },
        'upload.cancel': { target: 'reading', actions: 'clearQueue' },
      },
    },
    interrupted: {
      description:
        'The server could not be reached. The file waits, and the customer decides about it.',
      tags: ['shown', 'interrupted'],
      meta: { reqs: ['CHK-10', 'ERR-29'] },
      on: {
        'upload.retry': { target: 'uploading', actions: 'clearFailure' },
        'upload.cancel': { target: 'reading', actions: 'clearQueue' },
      },
    },
    removing: {
      description: 'An image is being deleted, at the server as well.',
      tags: ['shown', 'removing'],
      meta: { reqs: ['CHK-10'] },
      invoke: {
        id: 'removeImage',
        src: 'removeImage',
        input: ({ context: { removing: id } }) => {
          if (id === null) throw new Defect('No image is chosen to be removed');
          return id;
        },
        onDone: answered(({ value, failure }: Answered<Prescription.ReadAnswer>) => ({
          accepted: {
            target: 'deciding',
            actions: ['clearRemoving', { type: 'setImages', params: value }],
          },
          failed: {
            target: 'deciding',
            actions: ['clearRemoving', { type: 'setFailure', params: failure }],
          },
        })),
      },
    },
  },
});

import { assign, type DoneActorEvent, sendTo } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { KeepFailure } from '#application/ordering/prescriptions.port.ts';
import type { VisitorKind, VisitorKindReport } from '#application/ordering/tracking.types.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import { pickImages, type RefusedFile } from '#domain/kernel/picked-images.ts';
import type { Result } from '#domain/kernel/result.ts';
import {
  MAX_FILES,
  type Prescription,
  type PrescriptionId,
} from '#domain/ordering/prescription.ts';

export type Command =
  | { readonly type: 'files.add'; readonly files: readonly ImageFile[] }
  | { readonly type: 'image.remove'; readonly id: PrescriptionId }
  | { readonly type: 'images.retry' }
  | { readonly type: 'upload.retry' }
  /** Gives up the files not uploaded yet. */
  | { readonly type: 'upload.cancel' };

export type Report =
  | VisitorKindReport
  /** The quote has arrived, and something in the cart needs a prescription. */
  | { readonly type: 'prescription.need' };

export type Event = Command | Report;

/** Report to the checkout. */
export type Told = { readonly type: 'prescription.change'; readonly prescription: Prescription };

export type Context = {
  /** Uploads belong to one visitor, unless a guest signs in. */
  readonly visitor: VisitorKind | null;
  readonly kept: readonly PrescriptionId[];
  /** Files to upload; the first is being uploaded. */
  readonly queue: readonly ImageFile[];
  /** Rejected files of the last selection. */
  readonly refused: readonly RefusedFile[];
  readonly removing: PrescriptionId | null;
  readonly failure: CallFailure | null;
};

export type Tag =
  | 'shown'
  | 'reading'
  | 'unread'
  | 'uploading'
  | 'interrupted'
  | 'removing'
  | 'open';
export type ReadAnswer = Result<readonly PrescriptionId[], CallFailure>;
export type KeepAnswer = Result<PrescriptionId, KeepFailure>;

export const prescriptionSlots = {
  actors: {
    watchVisitorKind: portListener<VisitorKindReport>('watchVisitorKind'),
    readImages: portActor<undefined, ReadAnswer>('readImages'),
    keepImage: portActor<ImageFile, KeepAnswer>('keepImage'),
    removeImage: portActor<PrescriptionId, ReadAnswer>('removeImage'),
  },
  effects: {},
};

/** Number of files that may still be added. */
export const roomIn = ({ kept, queue }: Context): number => MAX_FILES - kept.length - queue.length;

export const prescription = setupMachine({
  types: {} as { context: Context; events: Event; tags: Tag },
  slots: prescriptionSlots,
  sets: ['failure'],
  clears: ['failure', 'removing'],
  guards: {
    anotherVisitorCame: ({ context }, { visitor }: VisitorKindReport) =>
      context.visitor !== null && context.visitor !== visitor,
    filesAreWaiting: ({ context }) => context.queue.length > 0,
    imagesAreKept: ({ context }) => context.kept.length > 0,
    imageIsKeptAlready: ({ context }, answer: KeepAnswer) =>
      answer.ok && context.kept.includes(answer.value),
    imageIsKept: ({ context }, id: PrescriptionId) => context.kept.includes(id),
  },
  actions: {
    setVisitorKind: assign((_, { visitor }: VisitorKindReport) => ({ visitor })),
    addFiles: assign(({ context }, picked: readonly ImageFile[]) => {
      const { files, refused } = pickImages(picked, roomIn(context));
      return { queue: [...context.queue, ...files], refused };
    }),
    /** Signing in may add images to the known ones: waiting files give way. */
    setImages: assign(({ context: { queue, refused } }, kept: readonly PrescriptionId[]) => {
      const { files, refused: left } = pickImages(queue, MAX_FILES - kept.length);
      return { kept, queue: files, refused: [...refused, ...left], failure: null };
    }),
    setKept: assign(({ context }, id: PrescriptionId) => ({
      kept: [...context.kept, id],
      queue: context.queue.slice(1),
      failure: null,
    })),
    refuseAsTwice: assign(({ context }) => refusing(context, { refusal: 'twice', said: '' })),
    refuseFile: assign(({ context }, answer: KeepAnswer) =>
      !answer.ok && answer.failure.kind === 'refused' ? refusing(context, answer.failure) : {},
    ),
    clearQueue: assign({ queue: [], failure: null }),
    setRemoving: assign((_, removing: PrescriptionId) => ({
      removing,
      refused: [],
      failure: null,
    })),
    reportImages: sendTo(to('checkout'), ({ context: { kept: files, queue } }) => ({
      type: 'prescription.change' as const,
      prescription: { files, isUploading: queue.length > 0 },
    })),
  },
});

function refusing(
  { queue, refused }: Context,
  why: Pick<Context['refused'][number], 'refusal' | 'said'>,
): Partial<Context> {
  const { name } = nextIn({ queue });
  const { refusal, said } = why;
  return { queue: queue.slice(1), refused: [...refused, { name, refusal, said }], failure: null };
}

export function nextIn({ queue }: Pick<Context, 'queue'>): ImageFile {
  const [next] = queue;
  if (!next) throw new Defect('No file is waiting to be uploaded');
  return next;
}

const keepAnswer = ({ event }: { readonly event: DoneActorEvent<KeepAnswer> }): KeepAnswer =>
  event.output;

type Added = { readonly event: Extract<Command, { type: 'files.add' }> };
type Removed = { readonly event: Extract<Command, { type: 'image.remove' }> };
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
        onDone: answered(({ value, failure }: Answered<ReadAnswer>) => ({
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
          ...answered(({ value, failure }: Answered<KeepAnswer, 'refused'>) => ({
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
        onDone: answered(({ value, failure }: Answered<ReadAnswer>) => ({
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

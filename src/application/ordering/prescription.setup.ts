import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { to } from '#application/kernel/system.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import { pickImages } from '#domain/kernel/picked-images.ts';
import { MAX_FILES, type PrescriptionId } from '#domain/ordering/prescription.ts';
import type { VisitorKindReport } from './tracking.types.ts';
import type * as Prescription from './prescription.types.ts';

/** What the prescription of an order needs from outside. */
export const prescriptionSlots = {
  actors: {
    watchVisitorKind: portListener<VisitorKindReport>('watchVisitorKind'),
    readImages: portActor<undefined, Prescription.ReadAnswer>('readImages'),
    keepImage: portActor<ImageFile, Prescription.KeepAnswer>('keepImage'),
    removeImage: portActor<PrescriptionId, Prescription.ReadAnswer>('removeImage'),
  },
  effects: {},
};

/** How many more may be added. */
export const roomIn = ({ kept, queue }: Prescription.Context): number =>
  MAX_FILES - kept.length - queue.length;

export const prescription = setup({
  types: {
    context: {} as Prescription.Context,
    events: {} as Prescription.Event,
    tags: {} as Prescription.Tag,
    meta: {} as Meta,
  },
  actors: prescriptionSlots.actors,
  guards: {
    ...answerGuards,
    anotherVisitorCame: ({ context }, { visitor }: VisitorKindReport) =>
      context.visitor !== null && context.visitor !== visitor,
    filesAreWaiting: ({ context }) => context.queue.length > 0,
    imagesAreKept: ({ context }) => context.kept.length > 0,
    imageIsKeptAlready: ({ context }, answer: Prescription.KeepAnswer) =>
      answer.ok && context.kept.includes(answer.value),
    imageIsKept: ({ context }, id: PrescriptionId) => context.kept.includes(id),
  },
  actions: {
    setVisitorKind: assign((_, { visitor }: VisitorKindReport) => ({ visitor })),
    addFiles: assign(({ context }, picked: readonly ImageFile[]) => {
      const { files, refused } = pickImages(picked, roomIn(context));
      return { queue: [...context.queue, ...files], refused };
    }),
    /** Signing in may bring more than there were: what waits gives way. */
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
    refuseFile: assign(({ context }, answer: Prescription.KeepAnswer) =>
      !answer.ok && answer.failure.kind === 'refused' ? refusing(context, answer.failure) : {},
    ),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    clearQueue: assign({ queue: [], failure: null }),
    setRemoving: assign((_, removing: PrescriptionId) => ({
      removing,
      refused: [],
      failure: null,
    })),
    clearRemoving: assign({ removing: null }),
    reportImages: sendTo(to('checkout'), ({ context: { kept: files, queue } }) => ({
      type: 'prescription.change' as const,
      prescription: { files, isUploading: queue.length > 0 },
    })),
  },
});

function refusing(
  { queue, refused }: Prescription.Context,
  why: Pick<Prescription.Context['refused'][number], 'refusal' | 'said'>,
): Partial<Prescription.Context> {
  const { name } = nextIn({ queue });
  const { refusal, said } = why;
  return { queue: queue.slice(1), refused: [...refused, { name, refusal, said }], failure: null };
}

/** The file whose turn it is. */
export function nextIn({ queue }: Pick<Prescription.Context, 'queue'>): ImageFile {
  const [next] = queue;
  if (!next) throw new Defect('No file is waiting to be uploaded');
  return next;
}

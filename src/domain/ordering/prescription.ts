import type { Branded } from '#domain/kernel/brand.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { imageFileRefusal, type ImageFile } from '#domain/kernel/image-file.ts';
import type { Quote, StoreQuote } from './quote.ts';

/** Names an image of a prescription that the app keeps. It says nothing about what is on it. */
export type PrescriptionId = Branded<string, 'PrescriptionId'>;

export function prescriptionId(raw: string): PrescriptionId {
  if (raw.trim() === '') throw new Defect('The id of a prescription cannot be blank');
  return raw as PrescriptionId;
}

/** As many images as an order takes. */
export const MOST_FILES = 3;

/** Why an image is not kept. */
export const IMAGE_REFUSALS = [
  'empty',
  'notAnImage',
  'broken',
  'tooManyPixels',
  'tooLarge',
  'tooMany',
  'twice',
  'other',
] as const;
export type ImageRefusal = (typeof IMAGE_REFUSALS)[number];

export type RefusedFile = {
  readonly name: string;
  readonly refusal: ImageRefusal;
  /** The app's own sentence; empty where it was not asked. */
  readonly said: string;
};

type Picked<File extends ImageFile> = {
  readonly files: readonly File[];
  readonly refused: readonly RefusedFile[];
};

/** Which of the files may be uploaded. What a file really is, the app says that decodes it. */
export function pickImages<File extends ImageFile>(
  files: readonly File[],
  room: number,
): Picked<File> {
  const judged = files.map((file) => ({ file, refusal: imageFileRefusal(file) }));
  const fitting = judged.flatMap(({ file, refusal }) => (refusal === null ? [file] : []));
  const left = fitting.slice(Math.max(0, room));
  return {
    files: fitting.filter((file) => !left.includes(file)),
    refused: judged.flatMap(({ file, refusal }): readonly RefusedFile[] => {
      const because = refusal ?? (left.includes(file) ? 'tooMany' : null);
      return because === null ? [] : [{ name: file.name, refusal: because, said: '' }];
    }),
  };
}

/** Whether something of this store is sold on prescription only. */
export const storeNeedsPrescription = ({ lines }: StoreQuote): boolean =>
  lines.some((line) => line.needsPrescription && line.available);

export const needsPrescription = ({ stores }: Quote): boolean =>
  stores.some(storeNeedsPrescription);

/** The images that go with an order: how many there are, and whether more are on their way. */
export type Prescription = {
  readonly files: readonly PrescriptionId[];
  readonly isUploading: boolean;
};
export const NO_PRESCRIPTION: Prescription = { files: [], isUploading: false };

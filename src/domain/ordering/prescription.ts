import type { Branded } from '#domain/kernel/brand.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Quote, StoreQuote } from './quote.ts';

/** Id of an image of a prescription that the app stores. It reveals nothing of the content. */
export type PrescriptionId = Branded<string, 'PrescriptionId'>;

export function prescriptionId(raw: string): PrescriptionId {
  if (raw.trim() === '') throw new Defect('The id of a prescription cannot be blank');
  return raw as PrescriptionId;
}

export const MAX_FILES = 3;

export const storeNeedsPrescription = ({ lines }: StoreQuote): boolean =>
  lines.some((line) => line.needsPrescription && line.available);

export const needsPrescription = ({ stores }: Quote): boolean =>
  stores.some(storeNeedsPrescription);

export type Prescription = {
  readonly files: readonly PrescriptionId[];
  readonly isUploading: boolean;
};
export const NO_PRESCRIPTION: Prescription = { files: [], isUploading: false };

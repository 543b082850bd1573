import type { Branded } from '#domain/kernel/brand.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Quote, StoreQuote } from './quote.ts';

/** Names an image of a prescription that the app keeps. It says nothing about what is on it. */
export type PrescriptionId = Branded<string, 'PrescriptionId'>;

export function prescriptionId(raw: string): PrescriptionId {
  if (raw.trim() === '') throw new Defect('The id of a prescription cannot be blank');
  return raw as PrescriptionId;
}

/** As many images as an order takes. */
export const MAX_FILES = 3;

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

import type { Timestamp, NullableTimestamp } from './schema.columns.ts';

/** An image of a prescription. */
export type PrescriptionFileTable = {
  /** Random: what the owner names it by. */
  id: string;
  owner: string;
  /** Its name in the file storage. */
  file: string;
  /** Of the bytes as they were uploaded: the same file once more is known by it. */
  digest: string;
  created_at: Timestamp;
  /** When the first order used it. */
  used_at: NullableTimestamp;
};

/** Which orders it was given with; the stores of one cart may share it. */
export type OrderPrescriptionTable = {
  order_id: number;
  prescription_id: string;
  position: number;
};

import type { ParcelForm } from '#domain/parcel/parcel-form.ts';

/** Stores the input of a parcel for as long as the tab is open. */
export interface ParcelDrafts {
  /** Input from before a reload; null for none. */
  recall(): ParcelForm | null;
  save(form: ParcelForm): void;
  /** The parcel is placed: the next one begins empty. */
  forget(): void;
}

import type { ParcelForm } from '#domain/parcel/parcel-form.ts';

/** Keeps what was typed of a parcel for as long as the tab is open. */
export interface ParcelDrafts {
  /** What was typed before the page was loaded anew; null where nothing was. */
  recall(): ParcelForm | null;
  save(form: ParcelForm): void;
  /** It is placed: the next parcel begins empty. */
  forget(): void;
}

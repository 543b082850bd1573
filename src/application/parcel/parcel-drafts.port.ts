import type { ParcelForm } from '#domain/parcel/parcel-form.ts';
import type { ParcelDraft } from './parcel-gateway.port.ts';

/** Keeps what was typed of a parcel, and under which key it was sent, for as long as the tab is open. */
export interface ParcelDrafts {
  /** What was typed before the page was loaded anew; null where nothing was. */
  recall(): ParcelForm | null;
  save(form: ParcelForm): void;
  /** The same for the same draft, until another one is sent or its answer has come. */
  keyFor(draft: ParcelDraft): string;
  /** The server refused what was sent: the form stays, and is sent under another key. */
  settle(): void;
  /** It is placed: the next parcel begins empty. */
  forget(): void;
}

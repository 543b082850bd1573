import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { ParcelCategory, ParcelContents } from '#domain/parcel/parcel.ts';
import { parseContents, type ContentsForm } from '#domain/parcel/parcel-form.ts';
import { methodsFor, feeChange } from '#domain/parcel/parcel-quote.ts';
import { isReady } from './rules.ts';
import type { sendParcelMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type SendParcelActor = ViewRef<ActorRefFrom<typeof sendParcelMachine>, Command>;
type Snapshot = SnapshotFrom<typeof sendParcelMachine>;

export const STEPS = ['sender', 'receiver', 'contents', 'payer', 'summary'] as const;
export type Step = (typeof STEPS)[number];

/**
 * Current step; null once the parcel is placed. A parcel without a price is at its last step, too.
 */
export const stepOf = (snapshot: Snapshot): Step | null =>
  snapshot.hasTag('unpriced') ? 'summary' : (STEPS.find((step) => snapshot.hasTag(step)) ?? null);
export const isUnpriced = (snapshot: Snapshot): boolean => snapshot.hasTag('unpriced');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** True while it is unknown whether the parcel was sent. */
export const isUnsure = (snapshot: Snapshot): boolean => snapshot.hasTag('unsure');
/** True while the app checks for an unanswered parcel. */
export const isWaiting = (snapshot: Snapshot): boolean => snapshot.hasTag('waiting');
/** True while the customer decides about an unanswered parcel. */
export const isInterrupted = ({ context }: Snapshot): boolean => context.unanswered !== null;
export const unansweredOf = ({ context }: Snapshot) => context.unanswered;
/** True while the form cannot be changed or sent as another parcel. */
export const isLocked = (snapshot: Snapshot): boolean => isBusy(snapshot) || isUnsure(snapshot);
/** True while the map is open over the page. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking');
export const categoryOf = ({ context }: Snapshot) => context.category;
export const formOf = ({ context }: Snapshot) => context.form;
export const senderRefusalsOf = ({ context }: Snapshot) => context.senderRefusals;
export const receiverRefusalsOf = ({ context }: Snapshot) => context.receiverRefusals;
export const contentsRefusalsOf = ({ context }: Snapshot) => context.contentsRefusals;
export const quoteOf = ({ context }: Snapshot) => context.quote;
export const methodOf = ({ context }: Snapshot) => context.method;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const placedOf = ({ context }: Snapshot) => context.placed;
export const canSubmit = ({ context }: Snapshot): boolean => isReady(context);
export const optionsOf = ({ context: { quote, form } }: Snapshot) =>
  quote ? methodsFor(quote, form.payer) : NO_OPTIONS;
export const changeOf = ({ context: { quote, shown } }: Snapshot) =>
  quote ? feeChange(shown, quote) : null;
/** Contents, once they can be parsed. */
export function measuresOf(form: ContentsForm, category: ParcelCategory): ParcelContents | null {
  const parsed = parseContents(form, category);
  return parsed.ok ? parsed.value : null;
}
const NO_OPTIONS: ReturnType<typeof methodsFor> = [];

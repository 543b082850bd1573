import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { ParcelCategory, ParcelContents } from '#domain/parcel/parcel.ts';
import { parseContents, type ContentsForm } from '#domain/parcel/parcel-form.ts';
import { methodsFor, feeChange } from '#domain/parcel/parcel-quote.ts';
import { isReady } from './rules.ts';
import type { sendParcelMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type SendParcelActor = ActorOf<typeof sendParcelMachine, Command>;
type Snapshot = SnapshotFrom<typeof sendParcelMachine>;

export const STEPS = ['sender', 'receiver', 'contents', 'payer', 'summary'] as const;
export type Step = (typeof STEPS)[number];

/**
 * Current step; null once the parcel is placed. A parcel without a price is at its last step, too.
 */
export const stepOf = (snapshot: Snapshot): Step | null =>
  snapshot.hasTag('unpriced') ? 'summary' : (STEPS.find((step) => snapshot.hasTag(step)) ?? null);
const plain = selectorsOf<Snapshot>();
export const { unansweredOf, categoryOf, formOf, senderRefusalsOf, receiverRefusalsOf } = plain;
export const { contentsRefusalsOf, quoteOf, methodOf, failureOf, placedOf, isUnpriced } = plain;
export const { isBusy } = plain;
/** True while it is unknown whether the parcel was sent. */
export const isUnsure = (snapshot: Snapshot): boolean => snapshot.hasTag('unsure');
/** True while the app checks for an unanswered parcel. */
export const isWaiting = (snapshot: Snapshot): boolean => snapshot.hasTag('waiting');
/** True while the customer decides about an unanswered parcel. */
export const isInterrupted = ({ context }: Snapshot): boolean => context.unanswered !== null;
/** True while the form cannot be changed or sent as another parcel. */
export const isLocked = (snapshot: Snapshot): boolean => isBusy(snapshot) || isUnsure(snapshot);
/** True while the map is open over the page. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking');
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

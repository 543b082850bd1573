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

/** The step that is on show; null once the parcel is placed. What has no price is its last step, too. */
export const stepOf = (snapshot: Snapshot): Step | null =>
  snapshot.hasTag('unpriced') ? 'summary' : (STEPS.find((step) => snapshot.hasTag(step)) ?? null);
export const isUnpriced = (snapshot: Snapshot): boolean => snapshot.hasTag('unpriced');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** It is not known whether the parcel was sent. */
export const isUnsure = (snapshot: Snapshot): boolean => snapshot.hasTag('unsure');
/** It is looked whether a parcel was sent before and never answered. */
export const isWaiting = (snapshot: Snapshot): boolean => snapshot.hasTag('waiting');
/** It is asked what becomes of a parcel that was sent before and never answered. */
export const isInterrupted = ({ context }: Snapshot): boolean => context.unanswered !== null;
export const unansweredOf = ({ context }: Snapshot) => context.unanswered;
/** Nothing can be changed, nor sent as another parcel. */
export const isLocked = (snapshot: Snapshot): boolean => isBusy(snapshot) || isUnsure(snapshot);
/** The map lies over the page. */
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
/** What it cost before, and costs now, where that is another fee. */
export const changeOf = ({ context: { quote, shown } }: Snapshot) =>
  quote ? feeChange(shown, quote) : null;
/** What is in it, once it can be read. */
export function measuresOf(form: ContentsForm, category: ParcelCategory): ParcelContents | null {
  const parsed = parseContents(form, category);
  return parsed.ok ? parsed.value : null;
}
const NO_OPTIONS: ReturnType<typeof methodsFor> = [];

import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { RefusedFile } from '#domain/kernel/picked-images.ts';
import type { Prescription, PrescriptionId } from '#domain/ordering/prescription.ts';
import type { VisitorKind, VisitorKindReport } from './tracking.types.ts';
import type { KeepFailure } from './prescriptions.port.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'files.add'; readonly files: readonly ImageFile[] }
  | { readonly type: 'image.remove'; readonly id: PrescriptionId }
  | { readonly type: 'images.retry' }
  | { readonly type: 'upload.retry' }
  /** What was not uploaded is given up. */
  | { readonly type: 'upload.cancel' };

/** What other actors report. Views hold references that cannot send it. */
export type Report =
  | VisitorKindReport
  /** The price has come, and something in the cart is sold on prescription only. */
  | { readonly type: 'prescription.need' };

export type Event = Command | Report;

/** What it tells the checkout. */
export type Told = { readonly type: 'prescription.change'; readonly prescription: Prescription };

export type Context = {
  /** Who uploads: what one has uploaded is not another's, unless they signed in. */
  readonly visitor: VisitorKind | null;
  readonly kept: readonly PrescriptionId[];
  /** What is still to be uploaded; the first is on its way. */
  readonly queue: readonly ImageFile[];
  /** Of the files that were added last. */
  readonly refused: readonly RefusedFile[];
  readonly removing: PrescriptionId | null;
  readonly failure: CallFailure | null;
};

export type Tag =
  'shown' | 'reading' | 'unread' | 'uploading' | 'interrupted' | 'removing' | 'open';
export type ReadAnswer = Result<readonly PrescriptionId[], CallFailure>;
export type KeepAnswer = Result<PrescriptionId, KeepFailure>;

import type { CallFailure, SignedOut, Unreachable } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { ImageRefusal } from '#domain/kernel/picked-images.ts';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';

/** The server does not accept the image. `said` is its own sentence. */
export type ImageRefused = {
  readonly kind: 'refused';
  readonly refusal: ImageRefusal;
  readonly said: string;
};
export type KeepFailure = ImageRefused | Unreachable | SignedOut;

/**
 * Stores images of prescriptions until an order uses them. Storing an image twice stores it once,
 * so an upload whose answer was lost may be repeated.
 */
export interface Prescriptions {
  /** Images that no order has used yet. */
  waiting(signal: AbortSignal): Promise<Result<readonly PrescriptionId[], CallFailure>>;
  keep(file: ImageFile, signal: AbortSignal): Promise<Result<PrescriptionId, KeepFailure>>;
  /** Returns the remaining ones. */
  remove(
    id: PrescriptionId,
    signal: AbortSignal,
  ): Promise<Result<readonly PrescriptionId[], CallFailure>>;
}

import type { CallFailure, SignedOut, Unreachable } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { ImageRefusal } from '#domain/kernel/picked-images.ts';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';

/** The app does not keep it. `said` is its own sentence. */
export type ImageRefused = {
  readonly kind: 'refused';
  readonly refusal: ImageRefusal;
  readonly said: string;
};
export type KeepFailure = ImageRefused | Unreachable | SignedOut;

/**
 * Where images of prescriptions are kept until an order uses them. Keeping the same image twice keeps it
 * once, so that an upload whose answer was lost may be repeated.
 */
export interface Prescriptions {
  /** Those that no order has used yet. */
  waiting(signal: AbortSignal): Promise<Result<readonly PrescriptionId[], CallFailure>>;
  keep(file: ImageFile, signal: AbortSignal): Promise<Result<PrescriptionId, KeepFailure>>;
  /** Answers those that are left. */
  remove(
    id: PrescriptionId,
    signal: AbortSignal,
  ): Promise<Result<readonly PrescriptionId[], CallFailure>>;
  /** The image as an address that a page can show. */
  image(id: PrescriptionId): Promise<Result<string, CallFailure>>;
}

import type { Path } from './path.ts';

/** Sharing with other apps of the device. Each reports its result by a notice. */
export interface Sharing {
  copyCode(code: string): void;
  copyOrderId(id: number): void;
  /** Passes a text to the device's share sheet; copies it on devices without one. */
  shareText(text: string): void;
  /** The same with the absolute URL of a page of the app. */
  shareLink(to: Path): void;
}

import type { Path } from './path.ts';

/** What customers take along to other apps of their device. Each tells by a notice how it went. */
export interface Sharing {
  /** Puts a code on the clipboard. */
  copyCode(code: string): void;
  /** Puts the number of an order on the clipboard. */
  copyOrderId(id: number): void;
  /** Hands a text to what the device shares with; on devices that have no such thing, it is copied. */
  shareText(text: string): void;
  /** The same with the whole web address of a page of the shop. */
  shareLink(to: Path): void;
}

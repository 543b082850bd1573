import type { Notice } from './notice.ts';

/** Tells the customer something in passing. The same notice within two seconds is told once. */
export interface Notifier {
  tell(notice: Notice): void;
  /** Takes back what was told of these kinds: its cause is gone. */
  withdraw(kinds: readonly Notice['kind'][]): void;
}

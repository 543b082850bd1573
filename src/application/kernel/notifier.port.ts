import type { Notice } from '#application/kernel/notice.ts';

/** For a service that is no actor itself: shows the customer something in passing. */
export interface Notifier {
  show(notice: Notice): void;
}

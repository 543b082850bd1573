import type { Notice } from '#application/kernel/notice.ts';

export interface Notifier {
  show(notice: Notice): void;
}

import type { CallFailure } from './call-failure.ts';
import { noticeOf } from './notice-of-failure.ts';
import type { Notice } from './notice.ts';

/** What any actor may report to the toasts. */
export type NoticeReport =
  | { readonly type: 'notice.show'; readonly notice: Notice }
  /** What these notices were about has been mended, has left the screen, or is another person's. */
  | { readonly type: 'notices.withdraw'; readonly kinds: readonly Notice['kind'][] };

declare module './system.ts' {
  interface AppSystem {
    toasts: NoticeReport;
  }
}

/** What every machine's `showNotice` sends: `showNotice: sendTo(to('toasts'), showing)`. */
export const showing = (_: unknown, notice: Notice) => ({ type: 'notice.show' as const, notice });

/** The same for a call that failed, in the server's own words where it gave any. */
export const showingFailure = (_: unknown, failure: CallFailure) => showing(_, noticeOf(failure));

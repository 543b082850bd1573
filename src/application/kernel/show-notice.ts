import type { CallFailure } from './call-failure.ts';
import { noticeOf } from './notice-of-failure.ts';
import type { Notice } from './notice.ts';

export type NoticeReport =
  | { readonly type: 'notice.show'; readonly notice: Notice }
  /** The cause is corrected, has left the screen, or belongs to another person. */
  | { readonly type: 'notices.withdraw'; readonly kinds: readonly Notice['kind'][] };

declare module './system.ts' {
  interface AppSystem {
    toasts: NoticeReport;
  }
}

/** `showNotice` of every machine: `showNotice: sendTo(to('toasts'), showing)`. */
export const showing = (_: unknown, notice: Notice) => ({ type: 'notice.show' as const, notice });

/** The same for a failed call, in the server's own words where it gave any. */
export const showingFailure = (_: unknown, failure: CallFailure) => showing(_, noticeOf(failure));

import type { ScopeChange } from '#application/account/scope.ts';
import type { Notice } from '#application/kernel/notice.ts';
import type { NoticeReport } from '#application/kernel/show-notice.ts';

/** `until`: when it goes by itself; null for one that stays until it is dismissed. */
export type Toast = { readonly id: number; readonly notice: Notice; readonly until: number | null };

/** What a view may send. */
export type Command =
  | { readonly type: 'toast.dismiss'; readonly id: number }
  /** The pointer or the focus rests on the toasts: nothing may vanish under it. */
  | { readonly type: 'toasts.hold' }
  | { readonly type: 'toasts.release' }
  | { readonly type: 'toast.undo'; readonly id: number }
  | { readonly type: 'page.leave' };

/** A notice, and when it was shown by the clock of this browser. */
export type Shown = { readonly type: 'notice.time'; readonly notice: Notice; readonly at: number };

/** What other actors report. */
export type Report =
  | NoticeReport
  | Shown
  | ({ readonly type: 'scope.change' } & ScopeChange)
  | { readonly type: 'connection.return' };

export type Event = Command | Report;

export type Context = {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
  readonly last: { readonly text: string; readonly at: number } | null;
  /** The time as far as the toasts know: of the last notice, or of the last one that went. */
  readonly clock: number;
  /** When the next one goes. */
  readonly due: number;
};
export type Tag = 'held';

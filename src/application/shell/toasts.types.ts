import type { Notice } from './notice.ts';

/** `until`: when it goes by itself; null for one that stays until it is dismissed. */
export type Toast = { readonly id: number; readonly notice: Notice; readonly until: number | null };

export type Input = undefined;
export type Output = undefined;

export type Event =
  | { readonly type: 'notice.tell'; readonly notice: Notice; readonly at: number }
  | { readonly type: 'toast.dismiss'; readonly id: number }
  /** The pointer or the focus rests on the toasts: nothing may vanish under it. */
  | { readonly type: 'toasts.hold' }
  | { readonly type: 'toasts.release' }
  | { readonly type: 'toast.undo'; readonly id: number }
  /** Somebody else is in front of the shop: what could be taken back is none of their business. */
  | { readonly type: 'offers.withdraw' }
  /** What these notices were about has been mended, or has left the screen. */
  | { readonly type: 'notices.withdraw'; readonly kinds: readonly Notice['kind'][] };

export type Told = Extract<Event, { type: 'notice.tell' }>;

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
export type Meta = { readonly reqs: readonly string[] };

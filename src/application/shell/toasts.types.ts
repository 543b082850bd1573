import type { Notice } from './notice.ts';

export type Toast = { readonly id: number; readonly notice: Notice };

export type Input = undefined;
export type Output = undefined;

export type Event =
  | { readonly type: 'notice.tell'; readonly notice: Notice; readonly at: number }
  | { readonly type: 'toast.dismiss'; readonly id: number }
  /** The pointer or the focus rests on the toasts: nothing may vanish under it. */
  | { readonly type: 'toasts.hold' }
  | { readonly type: 'toasts.release' }
  /** A short notice has been up long enough. */
  | { readonly type: 'toast.expire'; readonly id: number }
  | { readonly type: 'toast.undo'; readonly id: number };

export type Context = {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
  readonly last: { readonly text: string; readonly at: number } | null;
};
export type Tag = 'held';
export type Meta = { readonly reqs: readonly string[] };

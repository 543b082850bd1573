import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Notice } from '#application/kernel/notice.ts';
import { noticeOf } from '#application/kernel/notice-of-failure.ts';
import { taskReturned } from '#application/kernel/task-queue.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { isAmong, isSameWish } from '#domain/wishlist/wish.ts';
import { EMPTY_WISHLIST, wishesIn, type Wishlist } from '#domain/wishlist/wishlist.ts';
import type * as Flow from './machine.ts';

export const taskOf = ({ task }: Pick<Flow.Context, 'task'>): Flow.Task => {
  if (!task) throw new Defect('The wishlist makes a change without a task');
  return task;
};

/** Drops waiting changes that the server already has. */
export function withList({ queue }: Flow.Context, list: Wishlist) {
  const wishes = wishesIn(list);
  const due = queue.filter(({ wish, wanted }) => wanted !== isAmong(wishes, wish));
  return { list, wishes, queue: due, stale: false, failure: null };
}

/** An added wish needs a read before it can be shown; a removed one is left out. */
export function withTaskDone(context: Flow.Context) {
  const { wish, wanted } = taskOf(context);
  const others = context.wishes.filter((one) => !isSameWish(one, wish));
  return {
    // The session may have ended meanwhile: additions are reread after signing in.
    wishes: wanted && context.isCustomer ? [wish, ...others] : others,
    stale: context.stale || wanted,
    task: null,
  };
}

export const nothingWished = { wishes: [], list: EMPTY_WISHLIST, failure: null } as const;

/** A later change of the same wish takes precedence. */
export function withTaskReturned(context: Flow.Context) {
  const { queue } = context;
  const task = taskOf(context);
  const isOvertaken = queue.some(({ wish }) => isSameWish(wish, task.wish));
  return {
    ...taskReturned({ task: isOvertaken ? null : task, queue }),
    isCustomer: false,
    stale: true,
    ...nothingWished,
  };
}

/** In the server's own words, where it gave any [WISH-13]. */
export function noticeOfDone(context: Flow.Context, text: string): Notice {
  if (text !== '') return { kind: 'wishSaid', text };
  return { kind: taskOf(context).wanted ? 'wishAdded' : 'wishRemoved' };
}

/**
 * In the server's own words; an item that could not be added without any has a sentence of its own
 * [ERR-18].
 */
export function noticeOfFailed(context: Flow.Context, failure: CallFailure): Notice {
  const { wish, wanted } = taskOf(context);
  const isSaid = failure.kind === 'refused' && failure.message !== '';
  return wanted && wish.kind === 'item' && !isSaid ? { kind: 'itemNotWished' } : noticeOf(failure);
}

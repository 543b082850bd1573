import { tasksOf } from '#application/kernel/task-queue.ts';
import { isAmong, isSameWish, type Wish } from '#domain/wishlist/wish.ts';
import type { Context } from './machine.ts';

/** Unanswered changes. Hearts import this file, so it must not import the machine. */

type Todo = Pick<Context, 'wishes' | 'task' | 'queue'>;

export const isWished = (todo: Todo, wish: Wish): boolean =>
  tasksOf(todo).findLast((task) => isSameWish(task.wish, wish))?.wanted ??
  isAmong(todo.wishes, wish);

/** A second press cancels a waiting change; else requests the opposite. */
export function withToggle(todo: Todo, wish: Wish): Pick<Context, 'queue'> {
  const { queue } = todo;
  const others = queue.filter((one) => !isSameWish(one.wish, wish));
  if (others.length < queue.length) return { queue: others };
  return { queue: [...queue, { wish, wanted: !isWished(todo, wish) }] };
}

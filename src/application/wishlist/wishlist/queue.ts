import { isAmong, isSameWish, type Wish } from '#domain/wishlist/wish.ts';
import type { Context, Task } from './machine.ts';

/** Unanswered changes. Hearts import this file, so it must not import the machine. */

type Todo = Pick<Context, 'wishes' | 'task' | 'queue'>;

const lastAsked = ({ task, queue }: Todo, wish: Wish): Task | undefined =>
  [...(task ? [task] : []), ...queue].findLast((one) => isSameWish(one.wish, wish));

export const isWished = (todo: Todo, wish: Wish): boolean =>
  lastAsked(todo, wish)?.wanted ?? isAmong(todo.wishes, wish);

/** A second press cancels a waiting change; else requests the opposite. */
export function withToggle(todo: Todo, wish: Wish): Pick<Context, 'queue'> {
  const { queue } = todo;
  const others = queue.filter((one) => !isSameWish(one.wish, wish));
  if (others.length < queue.length) return { queue: others };
  return { queue: [...queue, { wish, wanted: !isWished(todo, wish) }] };
}

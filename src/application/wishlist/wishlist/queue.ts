import { isAmong, isSameWish, type Wish } from '#domain/wishlist/wish.ts';
import type { Context, Task } from './machine.ts';

/** What was asked for and is not answered yet. Hearts read it, so it needs nothing of the machine. */

type Todo = Pick<Context, 'wishes' | 'task' | 'queue'>;

const lastAsked = ({ task, queue }: Todo, wish: Wish): Task | undefined =>
  [...(task ? [task] : []), ...queue].findLast((one) => isSameWish(one.wish, wish));

/** What the customer last wanted, whether or not the server knows it yet. */
export const isWished = (todo: Todo, wish: Wish): boolean =>
  lastAsked(todo, wish)?.wanted ?? isAmong(todo.wishes, wish);

/** A second press takes back what still waits; else the opposite is asked for. */
export function withToggle(todo: Todo, wish: Wish): Pick<Context, 'queue'> {
  const { queue } = todo;
  const others = queue.filter((one) => !isSameWish(one.wish, wish));
  if (others.length < queue.length) return { queue: others };
  return { queue: [...queue, { wish, wanted: !isWished(todo, wish) }] };
}

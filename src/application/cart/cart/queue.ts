import {
  findLineById,
  isEmpty,
  isSameChoice,
  quantityOf,
  type Cart,
  type CartLine,
  type LineId,
} from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type { Context, Task } from './setup.ts';

type Todo = Pick<Context, 'cart' | 'task' | 'queue'>;

const concerns = (task: Task, line: LineId): boolean => 'line' in task && task.line === line;
const all = ({ task, queue }: Pick<Todo, 'task' | 'queue'>): readonly Task[] =>
  task ? [task, ...queue] : queue;

/** The quantity last requested for a line, known to the server or not. */
export function wantedQuantity(todo: Todo, line: LineId): Quantity | null {
  const step = all(todo).findLast((task) => task.kind === 'step' && task.line === line);
  if (step?.kind === 'step') return step.quantity;
  const found = findLineById(todo.cart, line);
  return found ? quantityOf(found) : null;
}

/** True while a request about the line is unanswered. */
export const isPending = (todo: Todo, line: LineId): boolean =>
  all(todo).some((task) => concerns(task, line));

/** True where the line exists and its removal is not requested. */
export const stays = (todo: Todo, line: LineId): boolean =>
  findLineById(todo.cart, line) !== null &&
  !all(todo).some((task) => task.kind === 'remove' && task.line === line);

/** True while this very choice is being added. */
export const isBeingAdded = (todo: Todo, item: Item, selection: Selection): boolean =>
  all(todo).some((task) => task.kind === 'add' && isSameChoice(task, item, selection));

/** Lines being restored. */
export const linesToRestore = (todo: Pick<Todo, 'task' | 'queue'>): readonly CartLine[] =>
  all(todo).flatMap((task) => (task.kind === 'restore' ? [task.taken] : []));

/** Taps on one line are coalesced: only the last quantity is sent next. */
export function withStep(
  queue: readonly Task[],
  line: LineId,
  quantity: Quantity,
): readonly Task[] {
  const step: Task = { kind: 'step', line, quantity };
  const waits = queue.some((task) => task.kind === 'step' && task.line === line);
  return waits
    ? queue.map((task) => (task.kind === 'step' && task.line === line ? step : task))
    : [...queue, step];
}

/** Earlier requests about the line are dropped. */
export const withRemoval = (queue: readonly Task[], line: LineId): readonly Task[] => [
  ...withoutLine(queue, line),
  { kind: 'remove', line },
];

export const withoutLine = (queue: readonly Task[], line: LineId): readonly Task[] =>
  queue.filter((task) => !concerns(task, line));

/** Drops tasks that the current lines make needless or impossible. */
export const stillDue = (queue: readonly Task[], cart: Cart): readonly Task[] =>
  queue.filter((task) => {
    if (task.kind === 'clear') return !isEmpty(cart);
    if (!('line' in task)) return true;
    const line = findLineById(cart, task.line);
    return line !== null && !(task.kind === 'step' && task.quantity === quantityOf(line));
  });

/** True while this attempt to add is unanswered. */
export const isAwaited = (todo: Todo, attempt: string): boolean =>
  all(todo).some((task) => 'attempt' in task && task.attempt === attempt);

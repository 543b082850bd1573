import {
  isDue,
  quantityRequested,
  stays,
  withRemoval,
  withStep,
} from '#application/cart/line-queue.ts';
import { tasksOf, type Tasks } from '#application/kernel/task-queue.ts';
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
import { ONE, stepDown, stepUp, type Quantity } from '#domain/kernel/quantity.ts';
import type * as CartFlow from './setup.ts';

type Task = CartFlow.Task;
type Todo = Pick<CartFlow.Context, 'cart' | 'task' | 'queue'>;

/** The quantity last requested for a line, known to the server or not. */
export function wantedQuantity(todo: Todo, line: LineId): Quantity | null {
  const found = findLineById(todo.cart, line);
  return quantityRequested(todo, line) ?? (found && quantityOf(found));
}

/** True while this very choice is being added. */
const isBeingAdded = (tasks: Tasks<Task>, item: Item, selection: Selection): boolean =>
  tasksOf(tasks).some((task) => task.kind === 'add' && isSameChoice(task, item, selection));

/** True while this attempt to add is unanswered. */
export const isAwaited = (tasks: Tasks<Task>, attempt: string): boolean =>
  tasksOf(tasks).some((task) => 'attempt' in task && task.attempt === attempt);

/** Lines being restored. */
export const linesToRestore = (tasks: Tasks<Task>): readonly CartLine[] =>
  tasksOf(tasks).flatMap((task) => (task.kind === 'restore' ? [task.taken] : []));

/** Drops tasks that the current lines make needless or impossible. */
export const stillDue = (queue: readonly Task[], { lines }: Cart): readonly Task[] =>
  queue.filter((task) => isDue(task, lines, quantityOf));

export const removalOf = (
  { removed }: Pick<CartFlow.Context, 'removed'>,
  line: LineId | null,
): CartFlow.Removal | undefined => removed.findLast((removal) => removal.line === line);

/** A double tap adds once, and a line being removed takes no further request. */
export function makesSense(context: CartFlow.Context, request: CartFlow.Request): boolean {
  switch (request.type) {
    case 'item.add':
      return !isBeingAdded(context, request.item, request.selection);
    case 'cart.clear':
      return !isEmpty(context.cart) && !context.queue.some(({ kind }) => kind === 'clear');
    case 'cart.undo':
      return removalOf(context, request.line) !== undefined;
    case 'item.update':
    case 'line.increase':
    case 'line.decrease':
    case 'line.remove':
      return stays(context, request.line);
  }
}

/** The queue with this request added. */
export function withRequest(
  context: CartFlow.Context,
  request: CartFlow.Request,
): Partial<CartFlow.Context> {
  const { queue } = context;
  switch (request.type) {
    case 'item.add': {
      const { item, selection, attempt = null } = request;
      return { queue: [...queue, { kind: 'add', item, selection, attempt }] };
    }
    case 'item.update': {
      const { line, item, selection, attempt = null } = request;
      return { queue: [...queue, { kind: 'change', line, item, selection, attempt }] };
    }
    case 'line.increase': {
      const { line } = request;
      const quantity = stepUp(wantedQuantity(context, line) ?? ONE);
      return { queue: withStep(queue, { kind: 'step', line, quantity }) };
    }
    case 'line.decrease': {
      const { line } = request;
      const wanted = wantedQuantity(context, line) ?? ONE;
      if (wanted === ONE) return { queue: withRemoval(queue, { kind: 'remove', line }) };
      return { queue: withStep(queue, { kind: 'step', line, quantity: stepDown(wanted) }) };
    }
    case 'line.remove':
      return { queue: withRemoval(queue, { kind: 'remove', line: request.line }) };
    case 'cart.clear':
      return { queue: [...queue, { kind: 'clear' }] };
    case 'cart.undo':
      return withRestoring(context, request.line);
  }
}

/** Adds the removed lines again, choice by choice. */
export function withRestoring(
  context: CartFlow.Context,
  line: CartFlow.Removal['line'],
): Partial<CartFlow.Context> {
  const removal = removalOf(context, line);
  const tasks = (removal?.lines ?? []).map((taken): Task => ({ kind: 'restore', taken }));
  return {
    removed: context.removed.filter((one) => one !== removal),
    queue: [...context.queue, ...tasks],
  };
}

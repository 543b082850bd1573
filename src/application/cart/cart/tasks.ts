import { withoutLinesOf } from '#application/cart/line-queue.ts';
import { nextTaken, taskReturned } from '#application/kernel/task-queue.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { linesToRestore, stillDue, withRestoring } from './queue.ts';
import type * as CartFlow from './setup.ts';

const noLines: readonly [] = [];
type Change = Partial<CartFlow.Context>;

/** The customer has agreed to clear the other store's goods for the item. */
export function replacementTaken(context: CartFlow.Context): Change {
  const { task, queue } = nextTaken(context);
  return { queue, task: task?.kind === 'add' ? { ...task, otherStore: 'toClear' } : task };
}

/** The cart is empty; the new store's item follows. */
export function otherStoreCleared({ cart, stale, task, removed }: CartFlow.Context): Change {
  return {
    removed: [...removed, { line: null, lines: cart.lines }],
    ...(task?.kind === 'add' && { task: { ...task, otherStore: 'cleared' } }),
    ...(!stale && { cart: { ...cart, lines: noLines }, failure: null }),
  };
}

/** The answer's lines are not set where another customer uses the cart by now. */
export function taskFinished(context: CartFlow.Context, lines: readonly CartLine[]): Change {
  const removed = removedAfter(context);
  if (context.stale) return { removed, task: null };
  const cart = { ...context.cart, lines };
  return { removed, cart, failure: null, task: null, queue: stillDue(context.queue, cart) };
}

function removedAfter({ cart, task, removed }: CartFlow.Context): readonly CartFlow.Removal[] {
  switch (task?.kind) {
    case 'remove': {
      const lines = cart.lines.filter(({ id }) => id === task.line);
      return [...removed, { line: task.line, lines }];
    }
    case 'clear':
      return [...removed, { line: null, lines: cart.lines }];
    case 'add':
    case 'change':
    case 'step':
    case 'restore':
    case undefined:
      return withoutReplaced({ task, removed });
  }
}

/** Goods cleared for another store's item cannot be restored beside it. */
const withoutReplaced = ({
  task,
  removed,
}: Pick<CartFlow.Context, 'removed'> & {
  readonly task: CartFlow.Task | null | undefined;
}): readonly CartFlow.Removal[] => (isReplacing(task) ? removed.slice(0, -1) : removed);

const isReplacing = (task: CartFlow.Task | null | undefined): boolean =>
  task?.kind === 'add' && task.otherStore === 'cleared';

/**
 * The line returns to the server's quantity and drops later requests. Goods cleared for an item
 * that is refused after all are restored: nothing is lost.
 */
export function taskDropped(context: CartFlow.Context): Change {
  const { task, queue } = context;
  if (isReplacing(task)) return { ...withRestoring(context, null), task: null };
  return { task: null, queue: task ? withoutLinesOf(queue, task) : queue };
}

/** Failed restorations can be repeated: nothing is lost. */
export function restoringPutOff(context: CartFlow.Context): Change {
  const lines = linesToRestore(context);
  return {
    task: null,
    queue: context.queue.filter(({ kind }) => kind !== 'restore'),
    removed: [...context.removed, { line: lines[0]?.id ?? null, lines }],
  };
}

/**
 * Waits for the sign-in. Another customer may use the cart then: goods cleared for the task are not
 * restored.
 */
export const taskWaiting = ({ task, queue, removed }: CartFlow.Context): Change => ({
  ...taskReturned({ task: task && asAsked(task), queue }),
  removed: withoutReplaced({ task, removed }),
});

function asAsked(task: CartFlow.Task): CartFlow.Task {
  if (task.kind !== 'add') return task;
  const { kind, item, selection, attempt } = task;
  return { kind, item, selection, attempt };
}

import { stays } from '#application/cart/line-queue.ts';
import { noticeOfRefusal } from '#application/cart/notice-of-refusal.ts';
import type { Notice } from '#application/kernel/notice.ts';
import {
  conflictingStore,
  findLineById,
  increaseRefusal,
  isSentAnyway,
  type IncreaseRefusal,
  type LineId,
} from '#domain/cart/cart.ts';
import { selectionRefusal, type SelectionRefusal } from '#domain/cart/selection-check.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { required } from '#domain/kernel/required.ts';
import { linesToRestore, wantedQuantity } from './queue.ts';
import type * as CartFlow from './setup.ts';

/** Context functions of the chart's guards and inputs. */

export const nextTask = ({ queue }: CartFlow.Context): CartFlow.Task | null => queue[0] ?? null;

export function nextRefusal(context: CartFlow.Context): SelectionRefusal | null {
  const next = nextTask(context);
  return next?.kind === 'add' ? selectionRefusal(next.item, next.selection) : null;
}

export function nextMeetsOtherStore(context: CartFlow.Context): boolean {
  const next = nextTask(context);
  return next?.kind === 'add' && conflictingStore(context.cart, next.item) !== null;
}

export const nextClearsCart = (context: CartFlow.Context): boolean =>
  nextTask(context)?.kind === 'clear';

export const noticeOfNext = (context: CartFlow.Context): Notice =>
  noticeOfRefusal(required(nextRefusal(context), 'refusal'));

/** Refusal of one more piece, counted from the last requested quantity. */
export function refusalOfIncrease(
  context: CartFlow.Context,
  lineId: LineId,
): { readonly refusal: IncreaseRefusal; readonly sentAnyway: boolean } | null {
  const line = findLineById(context.cart, lineId);
  if (!line) return null;
  const wanted = required(wantedQuantity(context, lineId), 'quantity');
  const refusal = increaseRefusal(line, wanted);
  return refusal && { refusal, sentAnyway: isSentAnyway(line, refusal) };
}

/** One more piece may be refused here, or be sent with a warning. */
export const increaseIs = (
  context: CartFlow.Context,
  { line }: CartFlow.Increase,
  outcome: 'refused' | 'pointedOut',
): boolean =>
  stays(context, line) &&
  refusalOfIncrease(context, line)?.sentAnyway === (outcome === 'pointedOut');

export const noticeOfIncrease = (context: CartFlow.Context, line: LineId): Notice => ({
  kind: required(refusalOfIncrease(context, line), 'refusal').refusal,
});

export function callFor({ cart, task }: CartFlow.Context): CartFlow.Call {
  switch (task?.kind) {
    case 'add':
      if (task.otherStore === 'toClear') return { kind: 'clear' };
      return { kind: 'add', item: task.item, selection: task.selection };
    case 'restore':
      return { kind: 'add', item: task.taken.item, selection: task.taken.selection };
    case 'change':
      return { kind: 'update', line: task.line, item: task.item, selection: task.selection };
    case 'step': {
      const line = findLineById(cart, task.line);
      if (!line) throw new Defect('The cart changes the quantity of a line that it does not have');
      const selection = { ...line.selection, quantity: task.quantity };
      return { kind: 'update', line: line.id, item: line.item, selection };
    }
    case 'remove':
      return { kind: 'remove', line: task.line };
    case 'clear':
      return { kind: 'clear' };
    case undefined:
      throw new Defect('The cart makes a call without a task');
  }
}

/** Offers failed restorations again, all together. */
export function noticeOfRestoring(context: CartFlow.Context): Notice {
  const taken = linesToRestore(context);
  const [first] = taken;
  if (!first) throw new Defect('The cart has nothing to put back');
  return {
    kind: 'itemRemoved',
    line: first.id,
    name: taken.map(({ item }) => item.name).join(', '),
  };
}

export function noticeOfTask({ cart, task }: CartFlow.Context): Notice {
  switch (task?.kind) {
    case 'add':
      return { kind: task.otherStore ? 'selectedItemAdded' : 'itemAdded' };
    case 'change':
      return { kind: 'itemUpdated' };
    case 'remove': {
      const name = findLineById(cart, task.line)?.item.name ?? '';
      return { kind: 'itemRemoved', line: task.line, name };
    }
    case 'restore':
      return { kind: 'cartRestored' };
    case 'step':
    case 'clear':
    case undefined:
      throw new Defect(`The cart has nothing to tell of the task ${task?.kind ?? 'none'}`);
  }
}

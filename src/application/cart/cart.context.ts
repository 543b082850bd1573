import { noticeOf } from '#application/kernel/notice-of-failure.ts';
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
import { wantedQuantity } from './cart.queue.ts';
import type * as CartFlow from './cart.types.ts';
import { noticeOfRefusal } from './notice-of-refusal.ts';

/** What a chart's guards and inputs ask of the context, in one place and without the chart. */

export const nextTask = ({ queue }: CartFlow.Context): CartFlow.Task | null => queue[0] ?? null;

export function nextRefusal(context: CartFlow.Context): SelectionRefusal | null {
  const next = nextTask(context);
  return next?.kind === 'add' ? selectionRefusal(next.item, next.selection) : null;
}

export function nextMeetsOtherStore(context: CartFlow.Context): boolean {
  const next = nextTask(context);
  return next?.kind === 'add' && conflictingStore(context.cart, next.item) !== null;
}

export const noticeOfNext = (context: CartFlow.Context): Notice => {
  const refusal = nextRefusal(context);
  return refusal ? noticeOfRefusal(refusal) : { kind: 'somethingWentWrong' };
};

/** Why one more piece is refused, counted from what the customer last asked for. */
export function refusalOfIncrease(
  context: CartFlow.Context,
  lineId: LineId,
): { readonly refusal: IncreaseRefusal; readonly sentAnyway: boolean } | null {
  const line = findLineById(context.cart, lineId);
  const wanted = wantedQuantity(context, lineId);
  const refusal = line && wanted !== null ? increaseRefusal(line, wanted) : null;
  return line && refusal ? { refusal, sentAnyway: isSentAnyway(line, refusal) } : null;
}

export const noticeOfIncrease = (context: CartFlow.Context, line: LineId): Notice => ({
  kind: refusalOfIncrease(context, line)?.refusal ?? 'stockReached',
});

export const noticeOfAnswer = (answer: CartFlow.Answer): Notice =>
  answer.ok ? { kind: 'somethingWentWrong' } : noticeOf(answer.failure);

/** What is to be put into the cart anew. */
export function choiceIn({ task }: CartFlow.Context): CartFlow.Choice {
  if (task?.kind !== 'add' && task?.kind !== 'restore') throw notDoing('adding', task);
  return { item: task.item, selection: task.selection };
}

/** What is to become of a line. */
export function changeIn({ cart, task }: CartFlow.Context): CartFlow.Change {
  if (task?.kind === 'change') {
    return { line: task.line, item: task.item, selection: task.selection };
  }
  const line = task?.kind === 'step' ? findLineById(cart, task.line) : null;
  if (task?.kind !== 'step' || !line) throw notDoing('changing', task);
  const selection = { ...line.selection, quantity: task.quantity };
  return { line: line.id, item: line.item, selection };
}

export function lineIn({ task }: CartFlow.Context): { readonly line: LineId } {
  if (task?.kind !== 'remove') throw notDoing('removing', task);
  return { line: task.line };
}

/** What the task, once done, has taken out of the cart. */
export const removalBy = ({ cart, task }: CartFlow.Context): CartFlow.Removal =>
  task?.kind === 'remove'
    ? { line: task.line, lines: cart.lines.filter(({ id }) => id === task.line) }
    : { line: null, lines: cart.lines };

export const removalOf = (
  { removed }: CartFlow.Context,
  line: LineId | null,
): CartFlow.Removal | undefined => removed.findLast((removal) => removal.line === line);

export function noticeOfRemoval(context: CartFlow.Context): Notice {
  const { line } = lineIn(context);
  return { kind: 'itemRemoved', line, name: findLineById(context.cart, line)?.item.name ?? '' };
}

const notDoing = (deed: string, task: CartFlow.Task | null): Defect =>
  new Defect(`The cart is ${deed} with the task ${task?.kind ?? 'none'}`);

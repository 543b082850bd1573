import { isEmpty } from '#domain/cart/cart.ts';
import { ONE, stepDown, stepUp } from '#domain/kernel/quantity.ts';
import { refusalOfIncrease, removalOf } from './rules.ts';
import { isBeingAdded, stays, wantedQuantity, withRemoval, withStep } from './queue.ts';
import type * as CartFlow from './setup.ts';

type Todo = Pick<CartFlow.Context, 'queue' | 'removed'>;

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

/** One more piece may be refused here, or be sent with a warning. */
export const increaseIs = (
  context: CartFlow.Context,
  { line }: CartFlow.Increase,
  outcome: 'refused' | 'pointedOut',
): boolean =>
  stays(context, line) &&
  refusalOfIncrease(context, line)?.sentAnyway === (outcome === 'pointedOut');

/** The queue with this request added. */
export function withRequest(context: CartFlow.Context, request: CartFlow.Request): Todo {
  const { queue, removed } = context;
  switch (request.type) {
    case 'item.add': {
      const { item, selection, attempt = null } = request;
      return { removed, queue: [...queue, { kind: 'add', item, selection, attempt }] };
    }
    case 'item.update': {
      const { line, item, selection, attempt = null } = request;
      return { removed, queue: [...queue, { kind: 'change', line, item, selection, attempt }] };
    }
    case 'line.increase': {
      const quantity = stepUp(wantedQuantity(context, request.line) ?? ONE);
      return { removed, queue: withStep(queue, request.line, quantity) };
    }
    case 'line.decrease': {
      const wanted = wantedQuantity(context, request.line) ?? ONE;
      if (wanted === ONE) return { removed, queue: withRemoval(queue, request.line) };
      return { removed, queue: withStep(queue, request.line, stepDown(wanted)) };
    }
    case 'line.remove':
      return { removed, queue: withRemoval(queue, request.line) };
    case 'cart.clear':
      return { removed, queue: [...queue, { kind: 'clear' }] };
    case 'cart.undo':
      return withRestoring(context, request.line);
  }
}

/** Adds the removed lines again, choice by choice. */
export function withRestoring(context: CartFlow.Context, line: CartFlow.Removal['line']): Todo {
  const removal = removalOf(context, line);
  const tasks = (removal?.lines ?? []).map((taken): CartFlow.Task => ({ kind: 'restore', taken }));
  return {
    removed: context.removed.filter((one) => one !== removal),
    queue: [...context.queue, ...tasks],
  };
}

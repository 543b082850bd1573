import {
  isDue,
  quantityRequested,
  stays,
  withRemoval,
  withStep,
} from '#application/cart/line-queue.ts';
import { tasksOf } from '#application/kernel/task-queue.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { quantity, stepDown, stepUp, ONE, type Quantity } from '#domain/kernel/quantity.ts';
import {
  isUnrentable,
  lineOfVehicle,
  type TripCart,
  type TripLine,
  type TripLineId,
} from '#domain/rental/trip-cart.ts';
import { isAboveCount } from '#domain/rental/vehicle.ts';
import { removalOf } from './tasks.ts';
import type * as Flow from './setup.ts';

type Todo = Pick<Flow.Context, 'cart' | 'task' | 'queue'>;
type Queue = readonly Flow.Task[];

export const lineIn = ({ lines }: TripCart, id: TripLineId): TripLine | null =>
  lines.find((line) => line.id === id) ?? null;

/** The quantity last requested for a line, known to the server or not. */
export const wantedQuantity = (todo: Todo, line: TripLineId): Quantity | null =>
  quantityRequested(todo, line) ?? lineIn(todo.cart, line)?.quantity ?? null;

/** A quantity above the count is refused here, based on the last requested one. */
export function isAtCount(todo: Todo, id: TripLineId): boolean {
  const line = lineIn(todo.cart, id);
  const wanted = wantedQuantity(todo, id);
  return line !== null && wanted !== null && isAboveCount(line.vehicle, wanted + 1);
}

/** A double tap adds once, and a line being removed takes no further request. */
export function makesSense(context: Flow.Context, request: Flow.Request): boolean {
  const { cart, candidate } = context;
  switch (request.type) {
    case 'vehicle.add':
      return (
        candidate?.vehicle.id !== request.vehicle.id &&
        !context.queue.some((task) => task.kind === 'add' && task.vehicle.id === request.vehicle.id)
      );
    case 'cart.clear':
      return cart.lines.length > 0 && !tasksOf(context).some(({ kind }) => kind === 'clear');
    case 'trip.change':
      return cart.detailsId !== null;
    case 'lines.remove':
      return request.lines.length > 0 && request.lines.every((line) => stays(context, line));
    case 'cart.undo':
      return removalOf(context, request.line) !== undefined;
    case 'lines.restore':
      return missingOf(cart, request.cleared).lines.length > 0;
    case 'line.increase':
    case 'line.decrease':
      return stays(context, request.line);
  }
}

/** The queue with this request added. A restoration cannot be restored again. */
export const asked = (
  context: Flow.Context,
  request: Flow.Request,
): Pick<Flow.Context, 'queue' | 'removals'> => ({
  queue: withRequest(context, request),
  removals:
    request.type === 'cart.undo'
      ? context.removals.filter((one) => one !== removalOf(context, request.line))
      : context.removals,
});

function withRequest(context: Flow.Context, request: Flow.Request): Queue {
  const { queue } = context;
  switch (request.type) {
    case 'vehicle.add': {
      const { vehicle, quantity, details, isTouched } = request;
      return [...queue, { kind: 'add', vehicle, quantity, details, isTouched }];
    }
    case 'line.increase': {
      const { line } = request;
      return withStep(queue, { kind: 'step', line, quantity: stepUp(wanted(context, line)) });
    }
    case 'line.decrease': {
      const { line } = request;
      const fewer = oneFewer(context, line);
      return fewer === null
        ? withRemoval(queue, { kind: 'remove', lines: [line] })
        : withStep(queue, { kind: 'step', line, quantity: fewer });
    }
    case 'lines.remove':
      return withRemoval(queue, { kind: 'remove', lines: request.lines });
    case 'trip.change':
      return [...queue, { kind: 'change', details: request.details }];
    case 'cart.clear':
      return [...queue, { kind: 'clear' }];
    case 'cart.undo': {
      const removal = removalOf(context, request.line);
      return [...queue, ...(removal ? restoring(removal) : [])];
    }
    case 'lines.restore':
      return [...queue, ...restoring(missingOf(context.cart, request.cleared))];
  }
}

/** Removed lines that the cart does not hold again. */
const missingOf = (cart: TripCart, { lines, details }: Flow.Cleared): Flow.Cleared => ({
  lines: lines.filter(({ vehicle: { id } }) => lineOfVehicle(cart, id) === null),
  details,
});

const restoring = ({ lines, details }: Flow.Cleared): Queue =>
  lines.map(({ vehicle, quantity }) => ({ kind: 'restore', vehicle, quantity, details }));

function wanted(todo: Todo, line: TripLineId): Quantity {
  const quantity = wantedQuantity(todo, line);
  if (quantity === null) throw new Defect('A quantity is changed of a line that is not there');
  return quantity;
}

/** At most the available count, or the server would refuse. Null removes the line. */
function oneFewer(todo: Todo, id: TripLineId): Quantity | null {
  const line = lineIn(todo.cart, id);
  const now = wanted(todo, id);
  if (!line || now === ONE || isUnrentable(line, todo.cart.details)) return null;
  return quantity(Math.min(stepDown(now), line.vehicle.count));
}

/** Drops tasks that the current lines make needless or impossible. */
export const stillDue = (queue: Queue, cart: TripCart): Queue =>
  queue.filter((task) => {
    switch (task.kind) {
      case 'restore':
        return lineOfVehicle(cart, task.vehicle.id) === null;
      case 'change':
        return cart.detailsId !== null;
      case 'add':
      case 'clear':
      case 'remove':
      case 'step':
        return isDue(task, cart.lines, ({ quantity }) => quantity);
    }
  });

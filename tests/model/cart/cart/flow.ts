import { addToCart, clearCart, listCart, removeFromCart, updateCart } from '#contract/cart.ts';
import { cartMachine } from '#application/cart/cart/machine.ts';
import type { Task } from '#application/cart/cart/setup.ts';
import { byStore, quantityOf } from '#domain/cart/cart.ts';
import { mayMixStores } from '#domain/catalogue/module.ts';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { aSelection } from '#tests/support/builders/cart.ts';
import { aGroup, anItem, goods } from '#tests/support/builders/item.ts';
import { USD } from '#tests/support/builders/money.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { aWireItem, aWireLine } from '#tests/support/builders/wire.ts';
import { defineFlow } from '@sundry/statecharts';
import { aGuestByChoice, aScopeChange } from '#tests/support/start-cart.ts';

export const dosa = anItem({ maximum: 2 });
const pizza = anItem({ id: id(2), name: 'Pizza', foodVariations: [aGroup({ required: true })] });
/** All in the chosen module: elsewhere, the card would lead to a question first. */
export const oil = goods({ id: id(3), moduleId: id(1), stock: 1 });
export const soap = goods({
  id: id(4),
  moduleId: id(1),
  name: 'Soap',
  storeId: id(9),
  storeName: 'Clean House',
});

const ZONE = 2;

/** The items as the wire carries them, in the zone of Bryant Park. */
export const wireDosa = aWireItem({ zone_id: ZONE, maximum_cart_quantity: 2 });
const wireOil = aWireItem({
  id: 3,
  name: 'Olive Oil',
  description: 'Pressed when it is cold.',
  image_full_url: '/pictures/olive-oil-320.webp',
  store_id: 2,
  store_name: 'Green Grocer',
  module_id: 1,
  module_type: 'grocery',
  zone_id: ZONE,
  stock: 1,
});
export const wireSoap = aWireItem({
  id: 4,
  name: 'Soap',
  description: 'It smells of lavender.',
  image_full_url: '/pictures/soap-320.webp',
  store_id: 9,
  store_name: 'Clean House',
  module_id: 1,
  module_type: 'grocery',
  zone_id: ZONE,
  stock: 100,
});
const list = (...lines: readonly ReturnType<typeof aWireLine>[]) => answered(lines);
const oneDosa = list(aWireLine({ item: wireDosa }));
const twoDosas = list(aWireLine({ item: wireDosa, quantity: 2 }));

const wire = {
  readCart: calling(listCart, {
    nothing: list(),
    'a dish': oneDosa,
    'as many dishes as allowed': twoDosas,
    'the last goods': list(aWireLine({ item: wireOil })),
    ...failures,
  }),
  /** The server answers every task with the cart. */
  runTask: calling(
    [addToCart, updateCart, removeFromCart, clearCart],
    {
      added: oneDosa,
      restored: oneDosa,
      changed: twoDosas,
      'quantity taken': twoDosas,
      removed: list(),
      cleared: list(),
      'other store cleared': list(),
      ...failures,
    },
    { asks: { kind: 'clear' } },
  ),
};

const line = id<'CartLine'>(1);

/** Failures that share one treatment: walked where nothing is queued, and not everywhere. */
const isRare = ({ actor, outcome }: { readonly actor: string; readonly outcome: string }) =>
  actor === 'readCart'
    ? outcome === 'refused' || outcome === 'signedOut'
    : outcome === 'unreachable';

/** Tasks that an outcome may answer; any may fail. */
const ANSWERED_SO: Readonly<Record<string, readonly Task['kind'][]>> = {
  added: ['add'],
  restored: ['restore'],
  changed: ['change'],
  'quantity taken': ['step'],
  removed: ['remove'],
  cleared: ['clear'],
  'other store cleared': ['add'],
};
const isOfTask = (task: Task | null, outcome: string): boolean => {
  const kinds = ANSWERED_SO[outcome];
  if (!task || !kinds) return true;
  const clears = task.kind === 'add' && task.otherStore === 'toClear';
  return kinds.includes(task.kind) && clears === (outcome === 'other store cleared');
};

/** Events that lengthen the queue. While the cart works, walks add one task more, and then wait. */
const QUEUEING = [
  'item.add',
  'item.update',
  'line.increase',
  'line.decrease',
  'line.remove',
  'cart.clear',
  'cart.undo',
];
const REMOVING = ['line.decrease', 'line.remove', 'cart.clear', 'prompt.confirm'];
const FROM_OUTSIDE = ['cart.reload', 'cart.retry', 'scope.change'];
const ASKED_OF_A_LEAVING_LINE = ['item.update', 'line.increase', 'line.remove'];
const WAITING_FOR_A_STEP = ['line.increase', 'line.remove', 'cart.clear'];
const mayWait = (
  { task, queue }: { readonly task: Task | null; readonly queue: readonly Task[] },
  step: { event: string; case: string },
): boolean => {
  const [waiting] = queue;
  if (waiting) return task?.kind === 'step' && isSaidAgain(waiting, step.event);
  if (task === null) return true;
  if (task.kind === 'add') return step.case === 'a dish' && task.item.id === dosa.id;
  if (task.kind === 'remove') return ASKED_OF_A_LEAVING_LINE.includes(step.event);
  return task.kind === 'step' && task.quantity <= 2 && WAITING_FOR_A_STEP.includes(step.event);
};
/** True where the event changes only the queued task, or not even that. */
const isSaidAgain = ({ kind }: Task, event: string): boolean =>
  (kind === 'step' && event === 'line.decrease') || (kind === 'clear' && event === 'cart.clear');

export const flow = defineFlow({
  name: 'cart/cart',
  machine: cartMachine,
  inputs: {
    'a visitor who may add': { currency: USD, mayAdd: true },
    'a guest who was not asked yet': { currency: USD, mayAdd: false },
  },
  events: {
    'item.add': {
      'a dish': { item: dosa, selection: aSelection(dosa), attempt: 'a1' },
      'a dish without its choice': { item: pizza, selection: aSelection(pizza) },
      'goods of another store': { item: soap, selection: aSelection(soap) },
    },
    'item.update': {
      '': { line, item: dosa, selection: aSelection(dosa, { quantity: quantity(2) }) },
    },
    'line.increase': { '': { line } },
    'line.decrease': { '': { line } },
    'line.remove': { '': { line } },
    'cart.clear': { '': {} },
    'checkout.ask': { '': {} },
    'prompt.confirm': { '': {} },
    'prompt.cancel': { '': {} },
    'cart.undo': { 'of a line': { line }, 'of clearing': { line: null } },
    'cart.reload': { '': {} },
    'cart.retry': { '': {} },
    'scope.change': {
      'another module': aScopeChange({ mayAdd: true, keepsLines: false }),
      'same person': aScopeChange({ mayAdd: true, keepsLines: true }),
      'a guest by choice': aGuestByChoice,
    },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(cartMachine, wire)),
    authenticate: { signedIn: 'signedIn', guest: 'guest', dismissed: 'dismissed' },
  },
  neverFails: ['watchOtherTabs'],
  equivalents: {
    "answer '?' for '' in noticeOfTask of rules.ts":
      'a line stays in the cart until it is known to be removed',
    'begin (machine) in ready':
      'what it holds is stale at first, so ready leads to loading at once',
    'drop the guard of (machine) · cart.undo':
      'of what was not removed there is nothing to put back, so the queue stays as it is',
    'drop clearTasks from requiringSignIn · done: authenticate · 3':
      'nothing else waits within these bounds (what does: cart.removing.test.ts)',
    "write kind !== 'step' for 'restore' in restoringPutOff of tasks.ts":
      'nothing else waits within these bounds (what does: cart.removing.test.ts)',
  },
  bound: 8_000,
  within: ({ context: { task, queue, removed } }, step) => {
    if (step.kind === 'outcome' && !isOfTask(task, step.outcome)) return false;
    if (step.kind === 'outcome' && isRare(step)) return queue.length === 0 && removed.length === 0;
    if (step.kind !== 'user') return true;
    if (REMOVING.includes(step.event) && removed.length > 0) return false;
    // One task at most: under way, or at the head of the queue with a question about it.
    const alone = queue.length + (task ? 1 : 0) <= 1;
    if (FROM_OUTSIDE.includes(step.event)) return alone && task?.kind !== 'restore';
    return !QUEUEING.includes(step.event) || mayWait({ task, queue }, step);
  },
  project: ({ context }) => ({
    lines: context.cart.lines.map((one) => `${one.item.name} × ${quantityOf(one)}`),
    mayAdd: context.mayAdd,
    stale: context.stale,
    failure: context.failure?.kind ?? null,
    task: taskText(context.task),
    queue: context.queue.map(taskText),
    removed: context.removed.map(({ line, lines }) => [
      line,
      ...lines.map(({ item }) => item.name),
    ]),
  }),
  invariants: {
    'a cart of goods holds one store': ({ context }) =>
      byStore(context.cart).length <= 1 ||
      context.cart.lines.every(({ item }) => mayMixStores(item.moduleType)),
    'something is being done exactly when there is a task': (it) =>
      it.hasTag('busy') === (it.context.task !== null),
    'no visitor who must be asked first adds anything': (it) =>
      it.context.task?.kind !== 'add' || it.context.mayAdd,
    'a line never has fewer than one piece': ({ context }) =>
      context.cart.lines.every((one) => quantityOf(one) >= 1),
  },
});

function taskText(task: Task | null): string | null {
  if (!task) return null;
  if (task.kind === 'add' && task.otherStore) return `${task.otherStore} for ${task.item.name}`;
  if (task.kind === 'restore') return `restore ${task.taken.item.name}`;
  if ('item' in task) return `${task.kind} ${task.item.name}`;
  return 'quantity' in task ? `${task.kind} to ${task.quantity}` : task.kind;
}

import type { cartMachine } from '#application/cart/cart/machine.ts';
import { freshSelection } from '#domain/cart/selection.ts';
import { selectionRefusal } from '#domain/cart/selection-check.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { defineLiveWalk, type Asked } from '#tools/inspector/adapters/live-walk.ts';
import {
  GROCERIES,
  MODULE,
  PLACE,
  MAY_ADD,
  FILLED_CART,
} from '#tools/inspector/adapters/preparations.ts';
import { itemsOf } from '#tools/inspector/adapters/items.ts';
import type { flow } from './flow.ts';

/** States that need a line in the cart. */
const WITH_LINES: readonly string[] = ['askingToClear'];

const ofFirstLine =
  <const Type extends 'line.increase' | 'line.decrease' | 'line.remove'>(type: Type) =>
  ({ snapshot }: Asked<typeof cartMachine>) => {
    const [line] = snapshot.context.cart.lines;
    return line ? [{ type, line: line.id }] : null;
  };

const wanted =
  (which: string, inCart: Item | undefined) =>
  (item: Item): boolean => {
    const isReady = selectionRefusal(item, freshSelection(item)) === null;
    if (which === 'a dish without its choice') return !isReady;
    const isOfAnother = inCart !== undefined && item.storeId !== inCart.storeId;
    return isReady && (isOfAnother || which !== 'goods of another store');
  };

export const live = defineLiveWalk<typeof flow>({
  preparations: (state) => {
    // Items of another store conflict only where a cart holds one store.
    if (/replac/i.test(state)) return [PLACE, GROCERIES, MAY_ADD, FILLED_CART];
    return WITH_LINES.includes(state) ? [PLACE, MODULE, MAY_ADD, FILLED_CART] : [PLACE, MODULE];
  },
  sends: {
    'item.add': async ({ app, snapshot, step: { case: which } }) => {
      const [inCart] = snapshot.context.cart.lines;
      const item = (await itemsOf(app)).find(wanted(which, inCart?.item));
      return item ? [{ type: 'item.add', item, selection: freshSelection(item) }] : null;
    },
    'item.update': ({ snapshot }) => {
      const [line] = snapshot.context.cart.lines;
      if (!line) return null;
      const selection = { ...line.selection, quantity: quantity(line.selection.quantity + 1) };
      return [{ type: 'item.update', line: line.id, item: line.item, selection }];
    },
    'line.increase': ofFirstLine('line.increase'),
    'line.decrease': ofFirstLine('line.decrease'),
    'line.remove': ofFirstLine('line.remove'),
    'cart.undo': ({ snapshot }) => {
      const last = snapshot.context.removed.at(-1);
      return last ? [{ type: 'cart.undo', line: last.line }] : null;
    },
  },
  happens: ['scope.change'],
  answers: {
    readCart: {
      nothing: 'usual',
      'a dish': 'later',
      'as many dishes as allowed': 'later',
      'the last goods': 'later',
    },
    authenticate: { signedIn: 'usual', guest: 'usual' },
  },
});

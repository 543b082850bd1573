import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import {
  byStore,
  conflictingStore,
  linesOutside,
  linesOf,
  type Cart,
  type CartLine,
  type LineId,
  type StoreGroup,
} from '#domain/cart/cart.ts';
import { cartAmounts, lineAmounts, type CartAmounts } from '#domain/cart/cart-amounts.ts';
import type { ItemId } from '#domain/catalogue/item.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { freeDeliveryProgress } from '#domain/pricing/delivery-fee.ts';
import type { cartMachine } from './machine.ts';
import { nextTask } from './rules.ts';
import { wantedQuantity } from './queue.ts';
import type * as CartFlow from './setup.ts';

export { isLeaving, isPending } from '#application/cart/line-queue.ts';
export type CartActor = ViewRef<ActorRefFrom<typeof cartMachine>, CartFlow.Command>;
type Snapshot = SnapshotFrom<typeof cartMachine>;

export const cartOf = ({ context }: Snapshot) => context.cart;
export const countOf = ({ context }: Snapshot): number => context.cart.lines.length;
export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading');
/** Failure of the read; null as soon as any cart can be shown. */
export const failureOf = ({ context }: Snapshot) => context.failure;
/** True while the cart is unknown: being read, or its read failed. */
export const isUnread = (snapshot: Snapshot): boolean =>
  countOf(snapshot) === 0 && (isLoading(snapshot) || failureOf(snapshot) !== null);
/** True while a question is open. */
export const isAsking = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('askingToClear') || snapshot.hasTag('askingToReplace');
export const isAskingToClear = (snapshot: Snapshot): boolean => snapshot.hasTag('askingToClear');

export const onlyLineOf =
  (item: ItemId) =>
  ({ context }: Snapshot): CartLine | null => {
    const [line = null, other] = linesOf(context.cart, item);
    return other ? null : line;
  };

/** Pieces of an item in the cart, whatever the choice. */
export const piecesOfItem =
  (item: ItemId) =>
  ({ context }: Snapshot): number =>
    linesOf(context.cart, item).reduce((sum, { selection }) => sum + selection.quantity, 0);

export const wantedQuantityOf =
  (line: LineId) =>
  ({ context }: Snapshot): number =>
    wantedQuantity(context, line) ?? 0;

export const isBeingAdded =
  (item: ItemId) =>
  ({ context: { task, queue: waiting } }: Snapshot): boolean =>
    [task, ...waiting].some((one) => one?.kind === 'add' && one.item.id === item);

/** Takes a cart, not a snapshot: the results are new objects every time. */
export const groupsOf = (cart: Cart): readonly StoreGroup[] => byStore(cart);
export const amountsOf = (cart: Cart, zones: readonly ZoneId[]): CartAmounts =>
  cartAmounts(cart, zones);
export const lineAmountsOf = (
  group: StoreGroup,
  zones: readonly ZoneId[],
): ReadonlyMap<LineId, Money> => lineAmounts(group, zones);
export const freeDeliveryOf = (cart: Cart, zones: readonly ZoneId[], freeFrom: Money | null) =>
  freeDeliveryProgress(cartAmounts(cart, zones).subtotal, freeFrom);

export const hasLinesOutside =
  (zones: readonly ZoneId[]) =>
  ({ context }: Snapshot): boolean =>
    linesOutside(context.cart, zones).length > 0;

/** The two stores to choose between, while the question is open. */
export function replacementOf(
  snapshot: Snapshot,
): { readonly inCart: string; readonly wanted: string } | null {
  const next = nextTask(snapshot.context);
  if (!snapshot.hasTag('askingToReplace') || next?.kind !== 'add') return null;
  const inCart = conflictingStore(snapshot.context.cart, next.item)?.storeName ?? '';
  return { inCart, wanted: next.item.storeName };
}

import { sessionIn, visitorIn } from '#application/account/watch-visitor.ts';
import type { CatalogueReader } from '#application/catalogue/catalogue.queries.ts';
import { isProfileAwaited } from '#application/account/session/selectors.ts';
import type { PurchaseMemory } from '#application/cart/purchase-memory.port.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import { noticeOf } from '#application/kernel/notice-of-failure.ts';
import type { CheckoutPage } from '#application/kernel/path.ts';
import { to, type System } from '#application/kernel/system.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { cartOf, hasExpired, isOfBuyer, type KeptPurchase } from '#domain/cart/purchase.ts';
import type { Item, ItemId } from '#domain/catalogue/item.ts';
import type { Result } from '#domain/kernel/result.ts';
import type * as Checkout from '#application/ordering/checkout/setup.ts';
import { storefrontIn, type Watched } from './watch-shopping.ts';

export type Basket = {
  /** The actor whose changes affect it. */
  readonly sourceIn: (system: System) => Watched | undefined;
  readonly readingIn: (system: System) => Checkout.CartReading;
  readonly hear: (command: Checkout.BasketCommand, system: System) => void;
  readonly leave: () => void;
};

export type PurchaseDeps = {
  readonly clock: Clock;
  readonly memory: PurchaseMemory;
  readonly catalogue: Pick<CatalogueReader, 'item'>;
  /** True while home is the current page. */
  readonly isAtHome: () => boolean;
};

const nothingIn = (system: System): Checkout.CartReading => {
  const currency = storefrontIn(system)?.getSnapshot().context.config?.currency;
  return currency ? { kind: 'read', cart: emptyCart(currency) } : { kind: 'loading' };
};

type ItemAnswer = Result<Item, CallFailure>;

/**
 * The immediate purchase, beside the cart. Its item is refetched, so that the checkout has its
 * current state. It is dropped for another account or module, when it is removed, and when the
 * customer goes home.
 */
export function createPurchaseBasket(
  page: Exclude<CheckoutPage, 'cart'>,
  { clock, memory, catalogue, isAtHome }: PurchaseDeps,
): Basket {
  let tell = () => {};
  let asked: ItemId | null = null;
  let answer: ItemAnswer | null = null;

  const source: Watched = {
    subscribe(listener) {
      tell = listener;
      return { unsubscribe: () => (tell = () => {}) };
    },
  };

  const ask = async (item: ItemId) => {
    [asked, answer] = [item, null];
    const read = await catalogue.item(item);
    if (asked !== item) return;
    answer = read;
    tell();
  };

  const keptIn = (system: System): KeptPurchase | null => {
    const kept = memory.recall();
    if (!kept) return null;
    const moduleId = storefrontIn(system)?.getSnapshot().context.module?.id;
    const isLost =
      hasExpired(kept, clock.now()) ||
      !isOfBuyer(kept, visitorIn(system)) ||
      kept.purchase.moduleId !== moduleId;
    if (isLost) memory.forget();
    return isLost || kept.purchase.isCampaign !== (page === 'campaign') ? null : kept;
  };

  const readingOf = ({ purchase }: KeptPurchase, system: System): Checkout.CartReading => {
    if (asked !== purchase.item) void ask(purchase.item);
    if (!answer) return { kind: 'loading' };
    if (answer.ok) return { kind: 'read', cart: cartOf(answer.value, purchase), purchase };
    const { failure } = answer;
    if (failure.kind !== 'refused' || failure.status !== 404) return { kind: 'unread', failure };
    memory.forget();
    to('toasts')({ system }).send({ type: 'notice.show', notice: noticeOf(failure) });
    return nothingIn(system);
  };

  return {
    sourceIn: () => source,
    readingIn(system) {
      const session = sessionIn(system)?.getSnapshot();
      const isModuleKnown = storefrontIn(system)?.getSnapshot().context.module != null;
      if (!isModuleKnown || (session && isProfileAwaited(session))) return { kind: 'loading' };
      const kept = keptIn(system);
      return kept ? readingOf(kept, system) : nothingIn(system);
    },
    hear({ type }) {
      if (type === 'line.remove') memory.forget();
      else asked = null;
      tell();
    },
    leave() {
      if (isAtHome()) memory.forget();
    },
  };
}

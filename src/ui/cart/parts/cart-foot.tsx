import { Global } from '@emotion/react';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { sellsItems } from '#domain/catalogue/module.ts';
import { useCartCount } from '#ui/cart/use-cart.ts';
import { footRoom } from '#ui/design/notices-room.ts';
import { whereBarsStay } from '#ui/design/theme/short.ts';
import { LateExtra } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

const CartBar = lazyView(async () => (await import('./cart-bar.tsx')).CartBar);

/** Pages on which customers look for more to put into the cart. */
const isForShopping = (pathname: string): boolean =>
  pathname.startsWith(STORES) ||
  [paths.home, paths.categories, paths.category, paths.search].some(
    ({ pattern }) => pattern === pathname,
  );

/** A store, and the lists of them. */
const STORES = paths.store.pattern.replace(':id', '');

/** Where customers shop, and once there is something in the cart: the bar that says so. */
export function CartFoot() {
  const { pathname } = useAddress();
  const module = useStorefront(select.module);
  const count = useCartCount();
  if (count === 0 || !isForShopping(pathname) || !module || !sellsItems(module.type)) return null;
  return (
    <>
      <Global styles={ROOM} />
      <LateExtra>
        <CartBar />
      </LateExtra>
    </>
  );
}

const HEIGHT = 'calc(4rem + 1px)';

/** The page ends above the bar, what has the focus is scrolled above it, and notices stand above it. */
const ROOM = {
  [whereBarsStay('(width < 48rem)')]: {
    ':root': { '--bottom-bars': HEIGHT },
    html: { scrollPaddingBottom: `calc(5rem + ${footRoom})` },
    body: { paddingBottom: HEIGHT },
  },
};

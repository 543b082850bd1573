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

const isForShopping = (pathname: string): boolean =>
  pathname.startsWith(STORES) ||
  [paths.home, paths.categories, paths.category, paths.search].some(
    ({ pattern }) => pattern === pathname,
  );

const STORES = paths.store.pattern.replace(':id', '');

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

/** Room below the page for the bar: it keeps focused elements and notices above the bar. */
const ROOM = {
  [whereBarsStay('(width < 48rem)')]: {
    ':root': { '--bottom-bars': HEIGHT },
    html: { scrollPaddingBottom: `calc(5rem + ${footRoom})` },
    body: { paddingBottom: HEIGHT },
  },
};

import { useSelector } from '@xstate/react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { DialogId } from '#application/kernel/dialog.ts';
import { appDialogViews } from '#ui/shell/app-dialog-views.ts';
import * as askCart from '#application/cart/cart.selectors.ts';
import * as askLanguage from '#application/shell/language.selectors.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { useCartSelector } from '#ui/cart/use-cart.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

const CartPrompts = lazyView(
  async () => (await import('#ui/cart/parts/cart-prompts.tsx')).CartPrompts,
);
const CartDrawer = lazyView(
  async () => (await import('#ui/cart/dialogs/cart-drawer.tsx')).CartDrawer,
);
const ItemDialog = lazyView(
  async () => (await import('#ui/cart/dialogs/select-item/item-dialog.tsx')).ItemDialog,
);
const LanguageDialog = lazyView(async () => (await import('./language-dialog.tsx')).LanguageDialog);

/** Whatever is open over the page. The code of a dialog comes when it is first opened. */
export function Dialogs() {
  const dialogs = useStorefront(select.dialogs);
  const language = useStorefront(select.language);
  const choosesLanguage = useSelector(
    language,
    (snapshot) => askLanguage.isListOpen(snapshot) || askLanguage.isAsking(snapshot),
  );
  const cartAsks = useCartSelector(askCart.isAsking, false);
  const { query } = useAddress();
  return (
    <>
      <Opened>{query.has('item') ? <ItemDialog /> : null}</Opened>
      <Opened>{query.get('drawer') === 'cart' ? <CartDrawer /> : null}</Opened>
      <Opened>{cartAsks ? <CartPrompts /> : null}</Opened>
      {dialogs.map((id) => (
        <Opened key={id}>
          <OpenDialog id={id} />
        </Opened>
      ))}
      <Opened>{choosesLanguage ? <LanguageDialog language={language} /> : null}</Opened>
    </>
  );
}

function OpenDialog({ id }: { readonly id: DialogId }) {
  const dialog = useStorefront(select.dialog(id));
  const View = appDialogViews[id] as ComponentType<{ readonly dialog: unknown }>;
  return dialog ? <View dialog={dialog} /> : null;
}

/** Each waits for its own code: a dialog that comes must not disturb the one that is open. */
function Opened({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as askCart from '#application/cart/cart.selectors.ts';
import * as askLanguage from '#application/shell/language.selectors.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { useCartFact } from '#ui/cart/use-cart.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

const PickLocationDialog = lazyView(
  async () => (await import('#ui/location/dialogs/pick-location-dialog.tsx')).PickLocationDialog,
);
const ChooseModuleDialog = lazyView(
  async () => (await import('#ui/catalogue/dialogs/choose-module-dialog.tsx')).ChooseModuleDialog,
);
const AuthenticateDialog = lazyView(
  async () => (await import('#ui/account/dialogs/authenticate-dialog.tsx')).AuthenticateDialog,
);
const SignOutDialog = lazyView(
  async () => (await import('#ui/account/dialogs/sign-out-dialog.tsx')).SignOutDialog,
);
const CheckoutGateDialog = lazyView(
  async () => (await import('#ui/cart/dialogs/checkout-gate-dialog.tsx')).CheckoutGateDialog,
);
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
  const pickLocation = useStorefront(select.pickLocation);
  const chooseModule = useStorefront(select.chooseModule);
  const authenticate = useStorefront(select.authenticate);
  const signOut = useStorefront(select.signOut);
  const checkoutGate = useStorefront(select.checkoutGate);
  const language = useStorefront(select.language);
  const choosesLanguage = useSelector(
    language,
    (snapshot) => askLanguage.isListOpen(snapshot) || askLanguage.isAsking(snapshot),
  );
  const cartAsks = useCartFact(askCart.isAsking, false);
  const [params] = useSearchParams();
  return (
    <>
      <Opened>{params.has('item') ? <ItemDialog /> : null}</Opened>
      <Opened>{params.get('drawer') === 'cart' ? <CartDrawer /> : null}</Opened>
      <Opened>{cartAsks ? <CartPrompts /> : null}</Opened>
      <Opened>{checkoutGate ? <CheckoutGateDialog /> : null}</Opened>
      <Opened>{pickLocation ? <PickLocationDialog modal={pickLocation} /> : null}</Opened>
      <Opened>{chooseModule ? <ChooseModuleDialog choice={chooseModule} /> : null}</Opened>
      <Opened>{authenticate ? <AuthenticateDialog /> : null}</Opened>
      <Opened>{signOut ? <SignOutDialog /> : null}</Opened>
      <Opened>{choosesLanguage ? <LanguageDialog language={language} /> : null}</Opened>
    </>
  );
}

/** Each waits for its own code: a dialog that comes must not disturb the one that is open. */
function Opened({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

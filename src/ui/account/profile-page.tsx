import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { paths } from '#application/kernel/path.ts';
import { useShop } from '#ui/kernel/shop-context.tsx';
import { MyOrders } from '#ui/ordering/my-orders.tsx';

/** The profile area. For now it has one page, my-orders, whatever the address asks for. */
export function ProfilePage() {
  const { storefront } = useShop();
  const session = useSelector(storefront, ({ context }) => context.session);
  return useSelector(session, isSignedIn) ? <MyOrders /> : <SignInFirst />;
}

/** A visitor is asked who they are, and sent home when they would rather not say. */
function SignInFirst() {
  const { storefront, navigator } = useShop();
  useEffect(() => {
    storefront.send({ type: 'signIn.ask', request: { view: 'signIn', offerGuest: false } });
    const dialog = storefront.getSnapshot().context.authenticate;
    const watch = dialog?.subscribe({
      complete: () => {
        if (dialog.getSnapshot().output === 'dismissed')
          navigator.go(paths.home(), { replace: true });
      },
    });
    return () => watch?.unsubscribe();
  }, [storefront, navigator]);
  return null;
}

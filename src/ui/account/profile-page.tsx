import { useSelector } from '@xstate/react';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { useFlow, useShop } from '#ui/kernel/shop-context.tsx';
import { MyOrders } from '#ui/ordering/my-orders.tsx';

/** The profile area. For now it has one page, my-orders, whatever the address asks for. */
export function ProfilePage() {
  const { storefront } = useShop();
  const session = useSelector(storefront, ({ context }) => context.session);
  return useSelector(session, isSignedIn) ? <MyOrders /> : <SignInFirst />;
}

/** A visitor is asked who they are, and sent home when they would rather not say. */
function SignInFirst() {
  const { flows } = useShop();
  useFlow(flows.profileGate, {});
  return null;
}

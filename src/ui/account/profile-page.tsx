import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { HiddenHeading } from '#ui/kernel/hidden-heading.tsx';
import { useFlow, useShop } from '#ui/kernel/shop-context.tsx';
import { messages } from '#ui/ordering/my-orders.messages.ts';
import { MyOrders } from '#ui/ordering/my-orders.tsx';
import { useSessionFact } from './use-session.ts';

/**
 * The profile area. For now it has one page, my-orders, whatever the address asks for. It is drawn a
 * beat after a visitor has signed in, so that whoever asked them hears the answer first.
 */
export function ProfilePage() {
  return useDeferredValue(useSessionFact(isSignedIn)) ? <MyOrders /> : <SignInFirst />;
}

/** A visitor is asked who they are, and sent home when they would rather not say. */
function SignInFirst() {
  const { flows } = useShop();
  useFlow(flows.profileGate, {});
  return (
    <HiddenHeading>
      <FormattedMessage {...messages.title} />
    </HiddenHeading>
  );
}

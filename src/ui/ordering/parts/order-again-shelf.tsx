import { isSignedIn } from '#application/account/session/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { WhenNear } from '#ui/design/when-near.tsx';
import { LatePart } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { AgainFrame } from './again-frame.tsx';

const PastOrders = lazyView(async () => (await import('./past-orders.tsx')).PastOrders);

/** Guests have no list of past orders. */
export const OrderAgainShelf = () =>
  useSession(isSignedIn) ? (
    <WhenNear>
      <LatePart place={<AgainFrame />}>
        <PastOrders />
      </LatePart>
    </WhenNear>
  ) : null;

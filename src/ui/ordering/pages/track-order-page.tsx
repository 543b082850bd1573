import { isSignedIn } from '#application/account/session/selectors.ts';
import type { TrackOrderActor } from '#application/ordering/track-order/selectors.ts';
import type { Ordering } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { AfterOrder } from '#ui/ordering/parts/after-order.tsx';
import { OrderPayment } from '#ui/ordering/parts/order-payment.tsx';
import { Finding, TrackingView } from '#ui/ordering/parts/tracking-view.tsx';
import { TrackForm } from '#ui/ordering/parts/track-form.tsx';
import { messages } from '#ui/ordering/track.messages.ts';
import { messages as titles } from './titles.messages.ts';
import { TrackedOrder } from '#ui/ordering/parts/tracked-order.tsx';
import { useOrdering } from '#ui/ordering/use-ordering.ts';
import type { Elements } from '#ui/design/elements.ts';

/** By the link from placing it, or by number and phone. */
export function TrackOrderPage() {
  const zone = useStorefront(select.timeZone);
  const session = useStorefront(select.session);
  const signedIn = useSelector(session, isSignedIn);
  const ordering = useOrdering();
  return zone && ordering ? (
    <Tracking zone={zone} signedIn={signedIn} ordering={ordering} />
  ) : (
    <Looking />
  );
}

type Needs = {
  readonly zone: TimeZone;
  readonly signedIn: boolean;
  readonly ordering: Ordering;
};

function Tracking({ zone, signedIn, ordering }: Needs) {
  const { trackOrder, knownOrders } = ordering;
  const { query: asked } = useAddress();
  const id = parseId<'Order'>(asked.get('order_id'));
  const country = useStorefront(select.country);
  const track = useFlow(trackOrder, {
    input: {
      number: asked.get('order_id'),
      phone: asked.get('contact_number') ?? (id && knownOrders.phoneOf(id)),
      signedIn,
      timeZone: zone,
      country,
    },
  });
  return (
    <TrackView
      track={track}
      before={<OrderPayment track={track} ordering={ordering} />}
      after={<AfterOrder track={track} ordering={ordering} />}
    />
  );
}

type ViewProps = {
  readonly track: TrackOrderActor;
  readonly before?: Elements;
  readonly after?: Elements;
};

export const TrackView = ({ track, before, after }: ViewProps) => (
  <TrackingView
    tracking={track}
    form={<TrackForm track={track} />}
    finding={<Looking />}
    tracked={<TrackedOrder track={track} before={before} after={after} />}
  />
);

const Looking = () => <Finding title={titles.trackOrder} text={messages.finding} />;

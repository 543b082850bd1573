import { Box, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session.selectors.ts';
import * as trackOrderSelect from '#application/ordering/track-order.selectors.ts';
import type { Ordering } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { TrackForm } from '#ui/ordering/parts/track-form.tsx';
import { messages } from '#ui/ordering/track.messages.ts';
import { messages as titles } from './titles.messages.ts';
import { TrackedOrder } from '#ui/ordering/parts/tracked-order.tsx';
import { useOrdering } from '#ui/ordering/use-ordering.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

/** Where an order is followed: by the link of its placing, or by number and phone. */
export function TrackOrderPage() {
  const zone = useStorefront(select.timeZone);
  const session = useStorefront(select.session);
  const signedIn = useSelector(session, isSignedIn);
  const ordering = useOrdering();
  return zone && ordering ? (
    <Tracking key={String(signedIn)} zone={zone} signedIn={signedIn} ordering={ordering} />
  ) : (
    <Looking />
  );
}

type Needs = {
  readonly zone: TimeZone;
  readonly signedIn: boolean;
  readonly ordering: Ordering;
};

function Tracking({ zone, signedIn, ordering: { trackOrder, knownOrders } }: Needs) {
  const { query: asked } = useAddress();
  const id = parseId<'Order'>(asked.get('order_id'));
  const track = useFlow(trackOrder, {
    input: {
      orderId: asked.get('order_id'),
      phone: asked.get('contact_number') ?? (id && knownOrders.phoneOf(id)),
      signedIn,
      timeZone: zone,
    },
  });
  return <TrackView track={track} />;
}

export function TrackView({ track }: { readonly track: trackOrderSelect.TrackOrderActor }) {
  const view = useSelector(track, trackOrderSelect.viewOf);
  switch (view) {
    case 'asking':
      return <TrackForm track={track} />;
    case 'finding':
      return <Looking />;
    case 'shown':
      return <TrackedOrder track={track} />;
  }
}

function Looking() {
  return (
    <Box role="status">
      <HiddenHeading>
        <FormattedMessage {...titles.trackOrder} />
      </HiddenHeading>
      <VisuallyHidden>
        <FormattedMessage {...messages.finding} />
      </VisuallyHidden>
      <Stack gap="4" aria-hidden="true">
        <Skeleton h={10} w={56} />
        <Skeleton h={80} rounded="xl" />
      </Stack>
    </Box>
  );
}

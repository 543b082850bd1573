import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import {
  isInterrupted as isPlacingInterrupted,
  type PlacingActor,
} from '#application/ordering/placing/selectors.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import * as select from '#application/ordering/selling.selectors.ts';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { usePlacing, usePlacingActor } from '#ui/ordering/use-placing.ts';
import type { Elements } from '#ui/design/elements.ts';

type Views = Readonly<Record<'waiting' | 'empty' | 'form' | 'placed', Elements>>;
type Props<Of extends Placing.Sale> = Views & {
  readonly checkout: select.CartReadingActor<Of>;
  readonly title: MessageDescriptor;
  readonly interrupted: (placing: PlacingActor<Of>) => Elements;
};

/** A checkout of any kind: failed, empty, editing, or placed. */
export function SellingView<Of extends Placing.Sale>({
  checkout,
  title,
  waiting,
  empty,
  form,
  placed,
  interrupted,
}: Props<Of>) {
  const view = useSelector(checkout, select.viewOf);
  const failure = useSelector(checkout, select.cartFailureOf);
  const placing = usePlacingActor<Of>(checkout);
  const isInterrupted = usePlacing<Of, boolean>(checkout, isPlacingInterrupted, false);
  switch (view) {
    case 'waiting':
      return waiting;
    case 'unread':
      return failure ? (
        <>
          <HiddenHeading>
            <FormattedMessage {...title} />
          </HiddenHeading>
          <FailureState failure={failure} retry={() => checkout.send({ type: 'cart.retry' })} />
        </>
      ) : null;
    case 'empty':
      return empty;
    case 'placed':
      return placed;
    case 'form':
      return placing && isInterrupted ? interrupted(placing) : form;
  }
}

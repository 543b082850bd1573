import type { AnyStateMachine, PromiseActorLogic } from 'xstate';
import type * as SaveAddress from '#application/location/save-address/machine.ts';
import type { PickRequest } from '#application/location/pick-location/setup.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Services } from '#application/shell/services.ts';
import type { PickedPoint } from '#domain/location/place.ts';

type Logic = PromiseActorLogic<PickedPoint | null, PickRequest>;
type AddressLogic = PromiseActorLogic<SaveAddress.Output>;

/**
 * The slot `askWhere` as the app fills it: the map opens with the question and closes with the answer, which
 * the walk gives.
 */
export function asksWhere(
  app: Pick<Services, 'storefront'>,
  { implementations }: AnyStateMachine,
): Logic {
  const held = implementations.actors['askWhere'] as Logic;
  return {
    ...held,
    start: (snapshot, scope) => {
      const request = snapshot.input ?? { use: 'pickup' };
      app.storefront.send({ type: 'dialog.open', id: 'pickLocation', request });
      held.start?.(snapshot, scope);
    },
    transition: (snapshot, event, scope) => {
      const next = held.transition(snapshot, event, scope);
      const storefront = app.storefront.getSnapshot();
      if (next.status !== 'active') select.pickLocation(storefront)?.send({ type: 'modal.close' });
      return next;
    },
  };
}

/** The slot `askForAddress` alike, with the form of a new address. */
export function asksForAddress(
  app: Pick<Services, 'storefront'>,
  { implementations }: AnyStateMachine,
): AddressLogic {
  const held = implementations.actors['askForAddress'] as AddressLogic;
  return {
    ...held,
    start: (snapshot, scope) => {
      app.storefront.send({ type: 'dialog.open', id: 'saveAddress', request: null });
      held.start?.(snapshot, scope);
    },
    transition: (snapshot, event, scope) => {
      const next = held.transition(snapshot, event, scope);
      const { saveAddress: form } = app.storefront.getSnapshot().children;
      if (next.status !== 'active') form?.send({ type: 'address.leave' });
      return next;
    },
  };
}

import type { AnyStateMachine, PromiseActorLogic } from 'xstate';
import type { PickRequest } from '#application/location/pick-location.types.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import type { Services } from '#application/shell/services.ts';
import type { PickedPoint } from '#domain/location/place.ts';

type Logic = PromiseActorLogic<PickedPoint | null, PickRequest>;

/**
 * The slot `askWhere` of a flow as the app fills it: the map opens when the flow asks, and is gone with
 * the answer. The answer is the walk's.
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

import type { AnyStateMachine, PromiseActorLogic } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import type { Shop } from '#application/shell/shop.ts';

type Logic = PromiseActorLogic<AuthenticationOutcome, AuthenticationRequest>;

/**
 * The socket `authenticate` of a flow as the shop fills it: the dialog opens when the flow asks, and is
 * gone with the answer. The answer is the walk's; whoever is signed in by it has a token from then on.
 */
export function asksWhoYouAre(
  shop: Pick<Shop, 'storefront'>,
  { implementations }: AnyStateMachine,
): Logic {
  const held = implementations.actors['authenticate'] as Logic;
  return {
    ...held,
    start: (snapshot, scope) => {
      const request = snapshot.input ?? { view: 'signIn', offerGuest: false };
      shop.storefront.send({ type: 'dialog.open', id: 'authenticate', request });
      held.start?.(snapshot, scope);
    },
    transition: (snapshot, event, scope) => {
      const next = held.transition(snapshot, event, scope);
      const app = shop.storefront.getSnapshot();
      if (next.output === 'signedIn') {
        select.session(app).send({ type: 'token.receive', token: 't1', remembered: false });
      }
      if (next.status !== 'active') select.authenticate(app)?.send({ type: 'dialog.close' });
      return next;
    },
  };
}

import type { AnyStateMachine, PromiseActorLogic } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { to } from '#application/kernel/system.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Services } from '#application/shell/services.ts';

type Logic = PromiseActorLogic<AuthenticationOutcome, AuthenticationRequest>;

/**
 * The slot `authenticate` as the app fills it: the dialog opens with the request and closes with the answer,
 * which the walk gives. A visitor signed in by it has a token from then on, unless the walk itself sends the
 * flow the identity.
 */
export function requiresSignIn(
  app: Pick<Services, 'storefront'>,
  { implementations }: AnyStateMachine,
  { getsToken = true }: { readonly getsToken?: boolean } = {},
): Logic {
  const held = implementations.actors['authenticate'] as Logic;
  return {
    ...held,
    start: (snapshot, scope) => {
      const request = snapshot.input ?? { view: 'signIn', offerGuest: false };
      app.storefront.send({ type: 'dialog.open', id: 'authenticate', request });
      held.start?.(snapshot, scope);
    },
    transition: (snapshot, event, scope) => {
      const next = held.transition(snapshot, event, scope);
      const storefront = app.storefront.getSnapshot();
      if (next.output === 'signedIn' && getsToken) {
        to('session')(app.storefront).send({
          type: 'token.receive',
          token: 't1',
          rememberMe: false,
        });
      }
      if (next.status !== 'active') select.authenticate(storefront)?.send({ type: 'dialog.close' });
      return next;
    },
  };
}

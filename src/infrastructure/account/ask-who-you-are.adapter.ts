import { fromPromise, waitFor, type PromiseActorLogic } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { isSignedIn } from '#application/account/session.selectors.ts';
import type { StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';

/**
 * The `authenticate` socket of every machine that needs to know who somebody is: it has the dialog
 * opened (or joins the one that is open) and answers what came of it, so that what was interrupted
 * can go on. A dialog that was stopped unanswered counts as dismissed. A customer is not asked: an
 * answer that refused an older token than theirs is no reason to.
 */
export const askWhoYouAreActor = (
  storefront: StorefrontHandle,
): PromiseActorLogic<AuthenticationOutcome, AuthenticationRequest> =>
  fromPromise<AuthenticationOutcome, AuthenticationRequest>(async ({ input, signal }) => {
    const shop = storefront.actor();
    if (isSignedIn(shop.getSnapshot().context.session.getSnapshot())) return 'signedIn';
    shop.send({ type: 'signIn.ask', request: input });
    const { context } = await waitFor(shop, isAsking, { timeout: Infinity, signal });
    const dialog = context.authenticate;
    return dialog ? outcomeOf(dialog) : 'dismissed';
  });

type Shop = ReturnType<StorefrontHandle['actor']>;
type Dialog = NonNullable<ReturnType<Shop['getSnapshot']>['context']['authenticate']>;

const isAsking = ({ context }: ReturnType<Shop['getSnapshot']>): boolean =>
  context.authenticate !== null;

/** Completes for a dialog that ended and for one that was stopped: only the first has an output. */
const outcomeOf = (dialog: Dialog): Promise<AuthenticationOutcome> =>
  new Promise((resolve, reject) => {
    const answer = () => resolve(dialog.getSnapshot().output ?? 'dismissed');
    if (dialog.getSnapshot().status === 'done') answer();
    else dialog.subscribe({ complete: answer, error: reject });
  });

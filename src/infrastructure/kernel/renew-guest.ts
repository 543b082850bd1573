import { waitFor } from 'xstate';
import { guestIdIsSettled, guestIdOf } from '#application/account/session.selectors.ts';
import type { StorefrontHandle } from './storefront-handle.ts';

/** No call waits longer for its guest's new number. */
const PATIENCE = 10_000;

/** Has the session replace a guest id that the server does not know; calls refused together wait for one. */
export const renewGuest =
  (storefront: StorefrontHandle) =>
  async (refused: string): Promise<boolean> => {
    const { session } = storefront.actor().getSnapshot().context;
    session.send({ type: 'guest.refuse', guestId: refused });
    const settled = await waitFor(session, guestIdIsSettled, { timeout: PATIENCE }).catch(
      () => null,
    );
    const issued = settled && guestIdOf(settled);
    return issued !== null && issued !== refused;
  };

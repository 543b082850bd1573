import { addToCart } from '#contract/cart.ts';
import { byPage, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import { ANYWHERE, MODULE, PLACE, MAY_ADD } from '#tools/inspector/adapters/preparations.ts';
import { somethingToBuy } from '#tools/inspector/adapters/items.ts';
import type { flow } from './flow.ts';

export const live = defineLiveWalk<typeof flow>({
  opening: byPage(async (app) => {
    const choice = await somethingToBuy(app);
    return choice ? `${ANYWHERE}?item=${choice.item.id}` : ANYWHERE;
  }),
  preparations: () => [PLACE, MODULE, MAY_ADD],
  happens: ['cart.change', 'place.change', 'clock.tick'],
  /** The dialog passes it to the cart, which makes the call. */
  calls: { putInCart: addToCart },
});

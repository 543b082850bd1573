import { fromCallback, type EventObject } from 'xstate';
import { profileIn, type Shopper } from './shopper.ts';
import { sessionIn, shopperIn } from './watch-shopping.ts';

/** What a form hears of who fills it in. */
export type ShopperReport = { readonly type: 'shopper.change'; readonly shopper: Shopper };

/** Reports who is here, with their profile where it is known: at once, and whenever that changes, in another tab too. */
export const watchShopper = fromCallback<EventObject, undefined, ShopperReport>(
  ({ system, sendBack }) => {
    let told: Shopper | null = null;
    const tell = () => {
      const shopper = shopperIn(system);
      const isKnown = told?.kind === shopper.kind && profileIn(told) === profileIn(shopper);
      if (isKnown) return;
      told = shopper;
      sendBack({ type: 'shopper.change', shopper });
    };
    const watch = sessionIn(system)?.subscribe(tell);
    tell();
    return () => watch?.unsubscribe();
  },
);

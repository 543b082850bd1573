import type { ShopperReport } from '#application/account/watch-shopper.ts';

type Heard = { readonly event: ShopperReport };
const shopper = ({ event }: Heard) => event.shopper;

/** What becomes of the form when it is known anew who is here; `left` is where one is, once it is emptied. */
export const hearingOfShopper = <const Left extends { readonly target?: string }>(left: Left) =>
  [
    {
      ...left,
      guard: { type: 'customerHasLeft', params: shopper },
      actions: [{ type: 'startOver', params: shopper }, 'forgetForm'],
    },
    { actions: { type: 'setShopper', params: shopper } },
  ] as const;

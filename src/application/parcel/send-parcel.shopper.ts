import type { ShopperReport } from '#application/account/watch-shopper.ts';

const shopper = ({ event }: { readonly event: ShopperReport }) => event.shopper;

/** The customer whom the form was filled in for has left: it is emptied, and one is where `left` says. */
export const startingOver = <const Left extends { readonly target?: string }>(left: Left) =>
  ({
    ...left,
    guard: { type: 'customerHasLeft', params: shopper },
    actions: [{ type: 'startOver', params: shopper }, 'forgetForm'],
  }) as const;

/** What is said of who is here fills what is empty. */
export const fillingIn = { actions: { type: 'setShopper', params: shopper } } as const;

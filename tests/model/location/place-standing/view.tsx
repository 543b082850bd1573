import type { placeStandingMachine } from '#application/location/place-standing.machine.ts';
import { noticesOfShop } from '#tests/model/support/notices.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { WithdrawnPlaceBar } from '#ui/location/parts/withdrawn-place-bar.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { HOME } from './flow.ts';

export const view: ViewFixture<typeof placeStandingMachine> = async ({ machine, inspect }) => {
  const { connect, tells } = noticesOfShop();
  const placeStanding = machine.provide({
    actions: { tellNoLongerServed: tells({ kind: 'placeNoLongerServed' }) },
  });
  const { shop } = await startShop({ machines: { placeStanding }, place: HOME, inspect });
  connect(shop.storefront);
  const view = (
    <>
      <WithdrawnPlaceBar />
      <ToastsView />
    </>
  );
  return { view, shop };
};

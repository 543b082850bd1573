import type { placeValidityMachine } from '#application/location/place-validity/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { WithdrawnPlaceBar } from '#ui/location/parts/withdrawn-place-bar.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { HOME } from './flow.ts';

export const view: ViewFixture<typeof placeValidityMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { placeValidity: machine }, place: HOME, inspect });
  const view = (
    <>
      <WithdrawnPlaceBar />
      <ToastsView />
    </>
  );
  return { view, app };
};

import { vi } from 'vitest';
import { fromPromise } from 'xstate';
import { createParcelQueries } from '#application/parcel/parcel.queries.ts';
import { paths } from '#application/kernel/path.ts';
import type { sendParcelMachine } from '#application/parcel/send-parcel/machine.ts';
import { payMachine } from '#application/payment/pay/machine.ts';
import type * as Pay from '#application/payment/pay/machine.ts';
import type { Parcels } from '#application/shell/services.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { PaidFor } from '#domain/payment/payable.ts';
import { asksWhere } from '#tests/model/support/asks-where.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { MapByHand } from '#tests/support/fakes/map-by-hand.tsx';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { SendParcelPage } from '#ui/parcel/pages/send-parcel-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

/** Leaves the payment's calls unanswered: paying has a flow of its own. */
const unheard = payMachine.provide({
  actors: { readPayable: fromPromise<Pay.ReadAnswer, PaidFor>(() => new Promise(() => {})) },
});

vi.doMock('#ui/location/parts/map/leaflet-map-canvas.tsx', () => ({ LeafletMapCanvas: MapByHand }));

export const view: ViewFixture<typeof sendParcelMachine> = async ({ machine, input, inspect }) => {
  const module = aModule({ id: id(5), type: 'parcel', name: 'Parcel' });
  const { app: quiet } = await startApp({ inspect, module });
  const sendParcel = machine.provide({
    actors: {
      askWhere: asksWhere(quiet, machine),
      authenticate: requiresSignIn(quiet, machine),
    },
  });
  const parcels = {
    sendParcel,
    payOrder: unheard,
    drafts: {
      recall: () => input.kept,
      save: () => {},
      forget: () => {},
    },
  } as Partial<Parcels> as Parcels;
  const parcelQueries = createParcelQueries({
    categories: async () => ok([input.category]),
    instructions: async () => ok([]),
  });
  const app = { ...quiet, parcel: async () => parcels, parcelQueries: async () => parcelQueries };
  const view = (
    <>
      <SendParcelPage />
      <Dialogs />
    </>
  );
  return { view, app, path: paths.sendParcel(input.category.id) };
};

import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { plug } from '#application/kernel/plug.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { watchShopper } from '#application/ordering/watch-shopper.ts';
import { customerIsKnown } from '#application/ordering/watch-shopping.ts';
import type { KnownParcels } from '#application/parcel/known-parcels.port.ts';
import type { ParcelDrafts } from '#application/parcel/parcel-drafts.port.ts';
import type {
  ParcelGateway,
  ParcelReader,
  PlacedParcel,
} from '#application/parcel/parcel-gateway.port.ts';
import { createPlaceParcel } from '#application/parcel/place-parcel.use-case.ts';
import { sendParcelMachine } from '#application/parcel/send-parcel.machine.ts';
import { sendParcelSlots } from '#application/parcel/send-parcel.setup.ts';
import type * as Send from '#application/parcel/send-parcel.types.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  CURRENT_SCOPE,
  HTTP_CLIENT,
  PLATFORM,
  READ_MODELS,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpParcelGateway } from './http-parcel-gateway.adapter.ts';
import { createSessionKnownParcels } from './session-known-parcels.adapter.ts';
import { createSessionParcelDrafts } from './session-parcel-drafts.adapter.ts';

/** What keeps the orders of this tab is told of the parcel. */
type KnowPlaced = (placed: PlacedParcel) => void;

export const PARCEL_GATEWAY = token<ParcelGateway & ParcelReader>('ParcelGateway');
export const PARCEL_DRAFTS = token<ParcelDrafts>('ParcelDrafts');
export const KNOWN_PARCELS = token<KnownParcels>('KnownParcels');
export const SEND_PARCEL_MACHINE =
  token<(know: KnowPlaced) => typeof sendParcelMachine>('SendParcelMachine');

/** What only the pages of parcels need. */
export const parcelBindings = new ContainerModule(({ bind }) => {
  bind(PARCEL_GATEWAY)
    .toResolvedValue(
      (http: HttpClient, { currency }: CurrentScope, { report = () => {} }: Platform) =>
        createHttpParcelGateway({ http, currency, report }),
      [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
    )
    .inSingletonScope();
  bind(PARCEL_DRAFTS)
    .toResolvedValue(
      ({ sessionStore: store, uuid }: Platform) => createSessionParcelDrafts({ store, uuid }),
      [PLATFORM],
    )
    .inSingletonScope();
  bind(KNOWN_PARCELS)
    .toResolvedValue(
      ({ sessionStore }: Platform) => createSessionKnownParcels(sessionStore),
      [PLATFORM],
    )
    .inSingletonScope();
  bind(SEND_PARCEL_MACHINE).toResolvedValue(
    (parcels: ParcelGateway, drafts: ParcelDrafts, known: KnownParcels, reads: ReadModels) =>
      (know: KnowPlaced) =>
        plugSendParcel({ parcels, drafts, known, reads, know }),
    [PARCEL_GATEWAY, PARCEL_DRAFTS, KNOWN_PARCELS, READ_MODELS],
  );
});

type Needs = {
  readonly parcels: ParcelGateway;
  readonly drafts: ParcelDrafts;
  readonly known: KnownParcels;
  readonly reads: ReadModels;
  readonly know: KnowPlaced;
};

const plugSendParcel = ({
  parcels,
  drafts,
  known,
  reads,
  know,
}: Needs): typeof sendParcelMachine => {
  const placeParcel = createPlaceParcel({ parcels, drafts });
  return plug(sendParcelMachine, sendParcelSlots, {
    actors: {
      watchShopper,
      awaitCustomer: fromPromise<undefined, undefined>(async ({ system }) => {
        await customerIsKnown(system);
        return undefined;
      }),
      quoteParcel: fromPromise<Send.QuoteAnswer, Send.Quoting>(({ input, signal }) =>
        parcels.quote(input, signal),
      ),
      placeParcel: fromPromise<Send.PlaceAnswer, Send.Placing>(({ input, signal }) =>
        placeParcel(input, signal),
      ),
    },
    effects: {
      saveForm: (_, form) => drafts.save(form),
      forgetForm: () => drafts.forget(),
      closeDraft: (_, placed) => {
        drafts.forget();
        known.save(placed);
        know(placed);
        reads.stale(['orders', 'wallet']);
      },
    },
  });
};

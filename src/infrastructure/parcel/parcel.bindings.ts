import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { PlacementKeys } from '#application/account/placement-keys.port.ts';
import { watchVisitor } from '#application/account/watch-visitor.ts';
import { createRecallUnanswered } from '#application/account/recall-unanswered.ts';
import { customerIsKnown } from '#application/account/watch-visitor.ts';
import type { KnownParcels } from '#application/parcel/known-parcels.port.ts';
import type { ParcelDrafts } from '#application/parcel/parcel-drafts.port.ts';
import type {
  ParcelDraft,
  ParcelGateway,
  ParcelReader,
  PlacedParcel,
} from '#application/parcel/parcel-gateway.port.ts';
import { createPlaceParcel } from '#application/parcel/place-parcel.use-case.ts';
import { sendParcelMachine } from '#application/parcel/send-parcel/machine.ts';
import { sendParcelSlots } from '#application/parcel/send-parcel/setup.ts';
import type * as Send from '#application/parcel/send-parcel/setup.ts';
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
import { createSessionPlacementKeys } from '#infrastructure/account/session-placement-keys.adapter.ts';
import { createHttpParcelGateway } from './http-parcel-gateway.adapter.ts';
import { createSessionKnownParcels } from './session-known-parcels.adapter.ts';
import { createSessionParcelDrafts } from './session-parcel-drafts.adapter.ts';
import { SENT_PARCELS } from './sent-parcels.ts';

/** Adds the parcel to the known orders of this tab. */
type KnowPlaced = (placed: PlacedParcel) => void;

export const PARCEL_GATEWAY = token<ParcelGateway & ParcelReader>('ParcelGateway');
export const PARCEL_DRAFTS = token<ParcelDrafts>('ParcelDrafts');
const PARCEL_KEYS = token<PlacementKeys<ParcelDraft>>('ParcelKeys');
export const KNOWN_PARCELS = token<KnownParcels>('KnownParcels');
export const SEND_PARCEL_MACHINE =
  token<(know: KnowPlaced) => typeof sendParcelMachine>('SendParcelMachine');

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
      ({ sessionStore }: Platform) => createSessionParcelDrafts(sessionStore),
      [PLATFORM],
    )
    .inSingletonScope();
  bind(PARCEL_KEYS)
    .toResolvedValue(
      ({ sessionStore, uuid }: Platform, { customerId }: CurrentScope) =>
        createSessionPlacementKeys(
          { store: sessionStore, uuid, customer: customerId },
          SENT_PARCELS,
        ),
      [PLATFORM, CURRENT_SCOPE],
    )
    .inSingletonScope();
  bind(KNOWN_PARCELS)
    .toResolvedValue(
      ({ sessionStore }: Platform) => createSessionKnownParcels(sessionStore),
      [PLATFORM],
    )
    .inSingletonScope();
  bind(SEND_PARCEL_MACHINE).toResolvedValue(
    (
      parcels: ParcelGateway,
      drafts: ParcelDrafts,
      keys: PlacementKeys<ParcelDraft>,
      known: KnownParcels,
      reads: ReadModels,
    ) =>
      (know: KnowPlaced) =>
        provideSendParcel({ parcels, drafts, keys, known, reads, know }),
    [PARCEL_GATEWAY, PARCEL_DRAFTS, PARCEL_KEYS, KNOWN_PARCELS, READ_MODELS],
  );
});

type Needs = {
  readonly parcels: ParcelGateway;
  readonly drafts: ParcelDrafts;
  readonly keys: PlacementKeys<ParcelDraft>;
  readonly known: KnownParcels;
  readonly reads: ReadModels;
  readonly know: KnowPlaced;
};

const provideSendParcel = ({
  parcels,
  drafts,
  keys,
  known,
  reads,
  know,
}: Needs): typeof sendParcelMachine => {
  const placeParcel = createPlaceParcel({ parcels, keys });
  return provide(sendParcelMachine, sendParcelSlots, {
    actors: {
      watchVisitor,
      recallUnanswered: createRecallUnanswered(keys),
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
      abandonParcel: (_, draft) => keys.settle(draft),
      closeDraft: (_, placed) => {
        drafts.forget();
        known.save(placed);
        know(placed);
        reads.stale(['orders', 'wallet']);
      },
    },
  });
};

import { fromPromise } from 'xstate';
import { createRecallUnanswered } from '#application/account/recall-unanswered.ts';
import { customerIsKnown, watchVisitor } from '#application/account/watch-visitor.ts';
import { provide } from '#application/kernel/provide.ts';
import type { PlacedParcel } from '#application/parcel/parcel-gateway.port.ts';
import { createPlaceParcel } from '#application/parcel/place-parcel.use-case.ts';
import { sendParcelMachine } from '#application/parcel/send-parcel/machine.ts';
import { sendParcelSlots } from '#application/parcel/send-parcel/setup.ts';
import { createPlacementKeys } from '#infrastructure/account/placement-keys.storage.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { CURRENT_SCOPE, PLATFORM, READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import type { Get } from '#infrastructure/kernel/service.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createParcelGateway } from './api.ts';
import { SENT_PARCELS, createParcelDrafts, createKnownParcels } from './storage.ts';

/** `onPlaced` adds the parcel to the known orders of this tab. */
export function provideParcels(get: Get, onPlaced: (placed: PlacedParcel) => void) {
  const { sessionStore: store, uuid } = get(PLATFORM);
  const parcels = createParcelGateway(get(WIRE));
  const drafts = createParcelDrafts(store);
  const keys = createPlacementKeys(
    { store, uuid, customer: get(CURRENT_SCOPE).customerId },
    SENT_PARCELS,
  );
  const known = createKnownParcels(store);
  const reads = get(READ_MODELS);
  return {
    drafts,
    knownParcels: known,
    sendParcel: provide(sendParcelMachine, sendParcelSlots, {
      actors: {
        watchVisitor,
        recallUnanswered: createRecallUnanswered(keys),
        awaitCustomer: fromPromise<undefined, undefined>(async ({ system }) => {
          await customerIsKnown(system);
          return undefined;
        }),
        quoteParcel: fromCall(parcels.quote),
        placeParcel: fromCall(createPlaceParcel({ parcels, keys })),
      },
      effects: {
        saveForm: (_, form) => drafts.save(form),
        forgetForm: () => drafts.forget(),
        abandonParcel: (_, draft) => keys.settle(draft),
        closeDraft: (_, placed) => {
          drafts.forget();
          known.save(placed);
          onPlaced(placed);
          reads.stale(['orders', 'wallet']);
        },
      },
    }),
  };
}

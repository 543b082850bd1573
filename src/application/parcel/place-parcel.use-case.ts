import type { PlacementKeys } from '#application/account/placement-keys.port.ts';
import type { ParcelDraft, ParcelGateway } from './parcel-gateway.port.ts';
import type * as Send from './send-parcel.types.ts';

type Ports = {
  readonly parcels: Pick<ParcelGateway, 'place'>;
  readonly keys: Pick<PlacementKeys<ParcelDraft>, 'keyFor' | 'settle'>;
};

/**
 * Sends a parcel under the key of its draft. The server answers a key always alike: what it refused is sent anew
 * under another one. A session that has ended says nothing of an answer that was lost before.
 */
export const createPlaceParcel =
  ({ parcels, keys }: Ports) =>
  async (draft: ParcelDraft, signal: AbortSignal): Promise<Send.PlaceAnswer> => {
    const answer = await parcels.place(draft, { idempotencyKey: keys.keyFor(draft), signal });
    const isOpen = !answer.ok && ['unreachable', 'signedOut'].includes(answer.failure.kind);
    if (!isOpen) keys.settle(draft);
    return answer;
  };

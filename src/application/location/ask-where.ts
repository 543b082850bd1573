import { fromPromise } from 'xstate';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { PickedPoint } from '#domain/location/place.ts';
import type { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import type { PickRequest } from '#application/location/pick-location/setup.ts';

/**
 * For machines with a form that needs a place: opens the map and returns the picked point; null
 * where the map was closed without a pick. Stores nothing.
 */
export const askWhere = fromPromise<PickedPoint | null, PickRequest>(
  async ({ input, system, signal }) => {
    const outcome = await askDialog<typeof pickLocationMachine>(
      { type: 'dialog.open', id: 'pickLocation', request: input },
      { system, signal },
    );
    return outcome?.kind === 'returned' ? outcome.point : null;
  },
);

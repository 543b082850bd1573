import { fromPromise } from 'xstate';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { saveAddressMachine } from '#application/location/save-address/machine.ts';
import type * as SaveAddress from '#application/location/save-address/machine.ts';

/**
 * For machines that continue with an address: opens the form of a new one over the page and returns
 * the saved address; null where the customer left without one.
 */
export const askForAddress = fromPromise<SaveAddress.Output>(({ system, signal }) =>
  askDialog<typeof saveAddressMachine>(
    { type: 'dialog.open', id: 'saveAddress', request: null },
    { system, signal },
  ),
);

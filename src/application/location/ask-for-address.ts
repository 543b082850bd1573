import { fromPromise } from 'xstate';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { saveAddressMachine } from '#application/location/save-address/machine.ts';
import type * as SaveAddress from '#application/location/save-address/setup.ts';

/**
 * For every machine that can go on with an address of the customer: the form of a new one is opened over the
 * page, and the address is handed back once it is saved; null where the customer left without one.
 */
export const askForAddress = fromPromise<SaveAddress.Output>(({ system, signal }) =>
  askDialog<typeof saveAddressMachine>(
    { type: 'dialog.open', id: 'saveAddress', request: null },
    { system, signal },
  ),
);

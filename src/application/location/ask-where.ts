import { fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { to } from '#application/kernel/system.ts';
import type { PickedPoint } from '#domain/location/place.ts';
import type { pickLocationMachine } from './pick-location.machine.ts';
import type { PickRequest } from './pick-location.types.ts';

type Dialog = ActorRefFrom<typeof pickLocationMachine>;
type Parent = { readonly children: Readonly<Record<string, unknown>> };

/**
 * For every machine whose form needs a place: the map is opened, and the point that the customer picks is
 * handed back; null where the map was closed without a pick. Nothing is stored.
 */
export const askWhere = fromPromise<PickedPoint | null, PickRequest>(
  async ({ input, system, signal }) => {
    const storefront = to('storefront')({ system });
    storefront.send({ type: 'dialog.open', id: 'pickLocation', request: input });
    const opened = await waitFor(storefront, (snapshot) => dialogIn(snapshot) !== undefined, {
      timeout: Infinity,
      signal,
    });
    return pointOf(dialogIn(opened));
  },
);

const dialogIn = (snapshot: unknown): Dialog | undefined =>
  (snapshot as Parent).children['pickLocation'] as Dialog | undefined;

/** Completes for a dialog that ended and for one that was stopped: only the first has an output. */
const pointOf = (dialog: Dialog | undefined): Promise<PickedPoint | null> =>
  new Promise((resolve, reject) => {
    const answer = () => {
      const output = dialog?.getSnapshot().output;
      resolve(output?.kind === 'returned' ? output.point : null);
    };
    if (!dialog || dialog.getSnapshot().status === 'done') answer();
    else dialog.subscribe({ complete: answer, error: reject });
  });

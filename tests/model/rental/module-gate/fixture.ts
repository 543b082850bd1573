import { callName } from '#contract/endpoint.ts';
import { listModules } from '#contract/catalogue.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { NOTES } from '#tests/model/rental/trip-cart/wire.ts';
import { hasBeenHere } from '#tests/model/support/in-the-app.ts';
import { aWireModule } from '#tests/support/builders/wire.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

const CLOSED = 'a moped was removed';

/** A guest of another module, with two lines in the trip cart, follows a link to the vehicles. */
const choosesRental =
  (...zones: readonly number[]) =>
  async (visit: Visit): Promise<void> => {
    const { desk, hasStored, window, opens, comesTo } = visit;
    const guest = await desk.admitsGuest();
    await hasBeenHere(visit, 'Grocery');
    await hasStored({ guest_id: String(guest) });
    if (comesTo(CLOSED)) {
      const note = { who: `guest:${guest}`, removed: NOTES[CLOSED] };
      await hasStored({ [KEYS.removedTripLines]: JSON.stringify([note]) });
    }
    await window.addInitScript(() => void (document.cookie = 'cart-count=2; path=/'));
    await desk.answers(callName(listModules), [
      aWireModule({ id: 2, module_name: 'Grocery', module_type: 'grocery' }),
      aWireModule({ id: 6, module_name: 'Rental', module_type: 'rental', zones: [...zones] }),
    ]);
    await opens('/home?module=rental');
  };

const NOT_ASKED = 'Where no zone of the module is known, its gate is not opened.';

export const fixture = defineFixture(flow, {
  arrange: {
    'a module in another zone': choosesRental(9),
    'a module in one zone of the provider': choosesRental(9, 1),
  },
  heldInPage: ['xstate.done.actor.takeJournal'],
  stopped: ['toasts'],
  // The journal's initial content stays.
  within: ({ context: { agreed, removed } }, step) =>
    step.kind !== 'outcome' ||
    step.actor !== 'takeJournal' ||
    agreed === null ||
    (step.outcome === CLOSED) === (removed !== null),
  unreached: { 'a module of which no zone is known': NOT_ASKED },
});

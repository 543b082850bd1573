import { getItem } from '#contract/catalogue.ts';
import { callName } from '#contract/endpoint.ts';
import { CART_PATH, listCart } from '#contract/cart.ts';
import { lineOf } from '#application/cart/select-item/rules.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import {
  AT_PLACE,
  changesCartInAnotherTab,
  hasBeenHere,
  inModule,
  isAsha,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { refusal } from '#tests/model/support/wire.ts';
import { aWireItem, aWireLine } from '#tests/support/builders/wire.ts';
import { nextWednesdayNoon } from '#tools/desk/desk.ts';
import { here, noon, ownModule, flow } from './flow.ts';

const CART = callName(listCart);
const PUT = `POST ${CART_PATH}/*`;
/** The items of the scenario as the wire carries them, in the zone of Bryant Park and one module. */
const ZONE = 2;
const dosa = aWireItem({
  zone_id: ZONE,
  maximum_cart_quantity: 2,
  available_time_starts: '09:00:00',
  available_time_ends: '22:00:00',
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      required: 'on',
      values: [
        { label: 'Small', optionPrice: 0 },
        { label: 'Large', optionPrice: 5 },
      ],
    },
  ],
  add_ons: [{ id: 1, store_id: 1, name: 'Chutney', price: 3 }],
});
/** The last day of the campaign, by the clock of the walk. */
const today = nextWednesdayNoon().toISOString().slice(0, 10);
const thali = aWireItem({
  name: 'Festival Thali',
  zone_id: ZONE,
  available_date_starts: today,
  available_date_ends: today,
  food_variations: dosa.food_variations ?? [],
});
const shirt = aWireItem({
  id: 2,
  name: 'T-Shirt',
  description: 'Soft and plain.',
  image_full_url: '/pictures/tshirt-320.webp',
  store_name: 'Plain & Good',
  module_type: 'ecommerce',
  zone_id: ZONE,
  choice_options: [{ title: 'Size', options: ['L', 'XL'] }],
  variations: [
    { type: 'L', price: 12, stock: 2 },
    { type: 'XL', price: 14, stock: 0 },
  ],
});
const smallDosas = aWireLine({
  item: dosa,
  quantity: 2,
  variation: [{ name: 'Size', values: { label: ['Small'] } }],
});

type Dish = typeof dosa;
type Lines = readonly (typeof smallDosas)[];

const hasInCart = ({ desk }: Visit, lines: Lines): Promise<void> => desk.answers(CART, lines);

const looksAt =
  (item: Dish, lines: Lines = [], who: 'a customer' | 'a guest' = 'a customer') =>
  async (visit: Visit): Promise<void> => {
    await visit.window.clock.install();
    if (who === 'a customer') await isAsha(visit);
    await hasBeenHere(visit, 'Food');
    await hasInCart(visit, lines);
    await visit.desk.holds(PUT);
    await visit.desk.answers(callName(getItem, { id: item.id }), item);
    await visit.opens(`/store/9?module_id=1&item=${item.id}`);
  };

const IN_BROOKLYN = {
  zoneid: '[4]',
  location: 'McCarren Park, Williamsburg, Brooklyn, New York',
  currentLatLng: JSON.stringify({ lat: 40.7206, lng: -73.9521 }),
};

const PASSED_AT_ONCE =
  'A customer passes the gate at once, and the page is another one: buy-now-journey.test.tsx walks there.';

/** Without it nothing can be bought, and the dialog stays. */
const lacksChoice = ({ selection }: { readonly selection: Selection }): boolean =>
  selection.picks.some((picks) => picks.length === 0);

export const fixture = defineFixture(flow, {
  arrange: {
    'a dish with a choice to make': looksAt(dosa),
    'a dish that is in the cart': looksAt(dosa, [smallDosas]),
    'a dish out of its hours': async (visit) => {
      await visit.desk.closesForTheNight();
      await looksAt(dosa)(visit);
    },
    'a dish of a campaign, for a guest': looksAt(thali, [], 'a guest'),
    'a shirt': looksAt(shirt),
  },
  // The dialog passes the request to the cart, and the cart calls the app.
  answers: {
    putInCart: {
      added: ({ ends }) => ends(PUT, { status: 200, body: [smallDosas] }),
      updated: ({ ends }) => ends(PUT, { status: 200, body: [smallDosas] }),
      kept: ({ ends }) => ends(PUT, refusal(403, 'refused', 'The server says no.')),
    },
    authenticate: {
      // The dish below has a button of the same name.
      dismissed: ({ person }) =>
        person
          .within('dialog', says('account.signIn.submit'))
          .press('button', says('kernel.dialog.close')),
    },
  },
  happens: {
    'visitor.change': async (visit) =>
      writesInAnotherTab(visit, { token: await visit.desk.tokenOf('asha') }),
    'cart.change': async (visit, { cart }: { readonly cart: Cart }) => {
      await hasInCart(visit, cart.lines.length > 0 ? [smallDosas] : []);
      await changesCartInAnotherTab(visit);
    },
    'place.change': (visit, { zones }: { readonly zones: readonly ZoneId[] }) => {
      const isHere = zones.some((zone) => here.includes(zone));
      return writesInAnotherTab(visit, isHere ? AT_PLACE : IN_BROOKLYN);
    },
    'module.change': (visit, { moduleId }: { readonly moduleId: ModuleId | null }) =>
      writesInAnotherTab(visit, inModule(moduleId === ownModule ? 'Food' : 'Grocery')),
    'clock.tick': async ({ desk, window }, { now }: { readonly now: WallTime }) =>
      window.clock.fastForward(
        await desk.sleepsUntil(now.minute === noon.minute ? 'noon' : 'night'),
      ),
  },
  within: (snapshot, step) => {
    const { context } = snapshot;
    if (step.kind === 'outcome') {
      if (step.outcome === 'added') return lineOf(context) === null;
      return step.outcome !== 'updated' || lineOf(context) !== null;
    }
    if (step.kind !== 'user') return true;
    if (step.event === 'selection.buy') return lacksChoice(context);
    if (step.event === 'campaign.order') return lacksChoice(context) || !context.isSignedIn;
    // The cart runs one task at a time, and drops it when the customer goes elsewhere.
    if (snapshot.matches('putting')) return step.event === 'clock.tick';
    if (step.event === 'module.change') {
      return (step.case === 'its own') !== (context.moduleId === ownModule);
    }
    return (
      step.event !== 'place.change' ||
      (step.case === 'here') !== context.zones.includes(context.item.zoneId)
    );
  },
  unreached: Object.fromEntries(
    [
      'leaving',
      'left',
      'resuming',
      'resuming · at once',
      'resuming · at once ? isUnavailable = true',
      'signingIn · done: authenticate',
      'signingIn · done: authenticate ? hasSignedIn = true',
      'authenticate → signedIn',
      'choosing.offered · selection.buy · 2',
      'choosing.inCampaign · campaign.order · 3',
      'resuming · at once · 2',
      'resuming · at once ? isUnavailable = false',
      'leaving · done: passGate',
      'leaving · done: passGate · 2',
      'leaving · done: passGate ? gateIsPassed = true',
      'leaving · done: passGate ? gateIsPassed = false',
      'passGate → checkout',
      'passGate → stayed',
      'choosing.offered · selection.buy ? selectionIsRefused = false',
      'choosing.inCampaign · campaign.order · 2 ? visitorIsGuest = false',
    ].map((what) => [what, PASSED_AT_ONCE]),
  ),
});

import { selectItemMachine } from '#application/cart/select-item/machine.ts';
import { isOnSale } from '#domain/catalogue/item.ts';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { aCart, aLine } from '#tests/support/builders/cart.ts';
import {
  aGroup,
  anAddOn,
  anItem,
  aValue,
  aVariation,
  goods,
} from '#tests/support/builders/item.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { defineFlow } from '@sundry/statecharts';

export const noon = { year: 2026, month: 11, day: 21, weekday: 6, minute: 12 * 60 };
const night = { ...noon, minute: 23 * 60 };
export const here = [id<'Zone'>(1)];
export const ownModule = id<'Module'>(1);
const among = { zones: here, moduleId: ownModule, isSignedIn: true };
const nextDay = { ...noon, day: 22, weekday: 0 };

const dosa = anItem({
  foodVariations: [aGroup({ name: 'Size', required: true })],
  addOns: [anAddOn()],
  maximum: 2,
  availableTime: { opens: 9 * 60, closes: 22 * 60 },
});
const shirt = goods({
  name: 'T-Shirt',
  moduleId: id(1),
  moduleType: 'ecommerce',
  choiceOptions: [{ title: 'Size', options: ['L', 'XL'] }],
  goodsVariations: [
    aVariation({ type: 'L', stock: 2 }),
    aVariation({ type: 'XL', stock: 0, price: dollars(14) }),
  ],
});
const thali = anItem({
  name: 'Festival Thali',
  campaign: { from: '2026-11-20', to: '2026-11-21' },
  foodVariations: [
    aGroup({
      name: 'Size',
      required: true,
      values: [aValue({ label: 'Small' }), aValue({ label: 'Large', stock: 0 })],
    }),
  ],
});
const dosaLine = aLine({ item: dosa, selection: { picks: [[0]], quantity: quantity(2) } });

const OF_CAMPAIGN = ['value.pick', 'campaign.order', 'clock.tick', 'visitor.change'];

export const flow = defineFlow({
  name: 'cart/select-item',
  machine: selectItemMachine,
  inputs: {
    'a dish with a choice to make': { item: dosa, cart: aCart(), ...among, now: noon },
    'a dish that is in the cart': { item: dosa, cart: aCart(dosaLine), ...among, now: noon },
    'a dish out of its hours': { item: dosa, cart: aCart(), ...among, now: night },
    'a dish of a campaign, for a guest': {
      item: thali,
      cart: aCart(),
      ...among,
      isSignedIn: false,
      now: noon,
    },
    'a shirt': { item: shirt, cart: aCart(), ...among, now: noon },
  },
  events: {
    'value.pick': { small: { group: 0, value: 0 }, large: { group: 0, value: 1 } },
    'option.choose': { XL: { option: 0, answer: 1 } },
    'addOn.toggle': { chutney: { id: id<'AddOn'>(1) } },
    'addOn.increase': { chutney: { id: id<'AddOn'>(1) } },
    'addOn.decrease': { chutney: { id: id<'AddOn'>(1) } },
    'quantity.increase': { '': {} },
    'quantity.decrease': { '': {} },
    'selection.submit': { '': {} },
    'selection.buy': { '': {} },
    'campaign.order': { '': {} },
    'visitor.change': { 'signed in': { isSignedIn: true } },
    'cart.change': {
      'the dish came into it': { cart: aCart(dosaLine) },
      'the dish left it': { cart: aCart() },
    },
    'place.change': { elsewhere: { zones: [id<'Zone'>(4)] }, here: { zones: here } },
    'module.change': { another: { moduleId: id<'Module'>(2) }, 'its own': { moduleId: ownModule } },
    'clock.tick': {
      'closing time': { now: night },
      'opening time': { now: noon },
      'the next day': { now: nextDay },
    },
  },
  outcomes: {
    putInCart: { added: 'added', updated: 'updated', kept: 'kept' },
    authenticate: { signedIn: 'signedIn', dismissed: 'dismissed' },
    passGate: { checkout: 'checkout', stayed: 'stayed' },
  },
  impossible: {
    authenticate: { guest: 'A campaign is for customers: the dialog offers no guest.' },
    passGate: { home: 'Something is bought, so the gate does not lead home.' },
  },
  neverFails: ['watchCart', 'watchScope', 'watchClock', 'noticesOfChoice'],
  equivalents: {
    'swap the candidates of choosing.offered · at once':
      'what a campaign sells is weighed again at once: a campaign that is off is unavailable either way',
  },
  within: ({ context }, step) => {
    if (step.kind !== 'user') return true;
    const isOfCampaign = context.item.campaign !== null;
    // Steps that a campaign shares with every other dish are walked with those.
    if (isOfCampaign && !OF_CAMPAIGN.includes(step.event)) return false;
    if (step.event === 'value.pick' && step.case === 'large') return isOfCampaign;
    if (step.event === 'visitor.change') return isOfCampaign && !context.isSignedIn;
    if (step.event === 'clock.tick') return (step.case === 'the next day') === isOfCampaign;
    if (step.event !== 'addOn.increase') return true;
    return context.selection.addOns.every((choice) => choice.quantity < 2);
  },
  project: ({ context, status }) => ({
    item: context.item.name,
    inCart: status === 'done' ? null : context.lines.length,
    picks: context.selection.picks,
    choices: context.selection.choices,
    addOns: context.selection.addOns,
    quantity: context.selection.quantity,
    refusal: context.refusal?.kind ?? null,
    here: context.zones.includes(context.item.zoneId),
    inModule: context.moduleId === context.item.moduleId,
    onSale: isOnSale(context.item, context.now),
    isSignedIn: context.isSignedIn,
  }),
  invariants: {
    'never fewer than one piece': (it) => it.context.selection.quantity >= 1,
    'never more than the maximum': (it) =>
      it.context.item.maximum === null || it.context.selection.quantity <= it.context.item.maximum,
    'at most one value of a single group': (it) =>
      it.context.selection.picks.every((picks) => picks.length <= 1),
  },
});

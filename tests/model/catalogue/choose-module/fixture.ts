import { callName } from '#contract/endpoint.ts';
import { listModules } from '#contract/catalogue.ts';
import { GROCER } from '#tests/e2e/arrange.ts';
import {
  asksForAnotherPlace,
  AT_PLACE,
  hasBeenHere,
  notHolding,
  switchToGrocery,
} from '#tests/model/support/in-the-shop.ts';
import { says } from '#tools/model/person.ts';
import { defineFixture, type Visit } from '#tools/model/fixture.ts';
import { flow } from './flow.ts';

const READ = callName(listModules);
const MIDTOWN = { en: 'Midtown Manhattan', hi: 'मिडटाउन मैनहट्टन' } as const;

/** Somebody of whom the place is known, and nothing else. */
const arrivesAt = (path: string) => async (visit: Visit) => {
  await visit.remembers(AT_PLACE);
  await visit.opens(path);
};

/** In the module of food, pressing another one beside the page. */
const wishesFor = (names: Readonly<Record<Visit['language'], string>>) => async (visit: Visit) => {
  const module = names[visit.language];
  await hasBeenHere(visit, 'Food');
  await notHolding(visit, READ, async () => {
    await visit.opens('/home');
    await visit.person.sees('button', module);
  });
  await visit.person.press('button', module);
};

const aModule = (id: number, name: string, stores: number) => ({
  id,
  module_name: name,
  module_type: name.toLowerCase(),
  icon_full_url: '/pictures/module-food-320.webp',
  stores_count: stores,
});
const food = aModule(1, 'Food', 9);
const grocery = aModule(2, 'Grocery', 4);

export const fixture = defineFixture(flow, {
  arrange: {
    'a first visit': arrivesAt('/home'),
    'a visit with a module in the address': arrivesAt('/home?module=grocery'),
    'an unknown module in the address': arrivesAt('/home?module=spaceships'),
    'a module of an earlier visit': async (visit) => {
      await hasBeenHere(visit, 'Grocery');
      await notHolding(visit, READ, async () => {
        await visit.opens('/home');
        await asksForAnotherPlace(visit);
        await visit.person.reads(says('location.chosen.inside', { zone: MIDTOWN[visit.language] }));
      });
      await visit.person.press('button', says('location.pick.pick'));
    },
    'a wish to switch to what has gone': wishesFor({ en: 'Pharmacy', hi: 'दवाइयाँ' }),
    'a wish to order groceries': async (visit) => {
      await hasBeenHere(visit, 'Food');
      await notHolding(visit, READ, async () => {
        await visit.opens(new URL(GROCER.path, 'http://any.test').pathname);
        await visit.person.sees('button', switchToGrocery);
      });
      await visit.person.press('button', switchToGrocery);
    },
    'a wish to switch to grocery': wishesFor({ en: 'Grocery', hi: 'किराना' }),
  },
  calls: {
    readModules: {
      call: READ,
      endings: {
        two: { status: 200, body: [food, grocery] },
        one: { status: 200, body: [food] },
        none: { status: 200, body: [] },
        unreachable: 'html',
      },
    },
  },
});

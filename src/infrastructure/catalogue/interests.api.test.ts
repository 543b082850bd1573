import { describe, expect, test } from 'vitest';
import { readProfile } from '#contract/account.ts';
import { updateInterest } from '#contract/interests.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { id } from '#domain/kernel/id.ts';
import type { Request } from '#infrastructure/kernel/http-client.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { createInterestsGateway } from './interests.api.ts';
import { createInterestMemory } from './storage.ts';

const food = aModule();
const pizza = id<'Category'>(5);
const PIZZA = { id: pizza, name: 'Pizza', image: '', featured: true, children: [] };

type Facts = {
  readonly token?: string;
  readonly asked?: readonly Module[];
  readonly offers?: boolean;
};

/** In food. `asked` holds the modules whose question the server has recorded. */
function aGateway({ token, asked = [], offers = true }: Facts = {}) {
  const sent: Request[] = [];
  const stale: unknown[] = [];
  const memory = createInterestMemory({ localStore: memoryStore() });
  const profile = {
    ...{ id: 1, f_name: 'Asha', phone: '+1' },
    selected_modules_for_interest: asked.map((module) => module.id),
  };
  const http = {
    send: async (request: Request) => {
      sent.push(request);
      const body = request.path === readProfile.path ? profile : { message: 'Saved' };
      return { kind: 'answered', status: 200, body } as const;
    },
  };
  const catalogue = catalogueByHand({ categories: offers ? [PIZZA] : [] });
  const scope = {
    token: token ?? null,
    guestId: '1',
    zones: '[1]',
    moduleId: food.id,
    language: 'en',
    point: null,
  };
  const gateway = createInterestsGateway({
    http,
    catalogue,
    reads: {
      ask: ({ read }) => read(),
      stale: (topics) => void stale.push(...topics),
      forget: () => {},
    },
    scope: {
      read: () => scope,
      readScope: () => ({ principal: 'p', zones: '[1]', moduleId: food.id, language: 'en' }),
    },
    memory,
  });
  const saved = () =>
    sent
      .filter(({ path }) => path === updateInterest.path)
      .map(({ body, moduleId }) => ({ ...(body as object), moduleId }));
  return { gateway, memory, catalogue, saved, stale };
}

describe('a visitor who has chosen a module', () => {
  test('is asked where there are categories to choose from, and nowhere else [MOD-10]', async () => {
    expect(await aGateway().gateway.isToBeAsked(groceryModule())).toBe(true);
    expect(await aGateway({ offers: false }).gateway.isToBeAsked(groceryModule())).toBe(false);
  });

  test('is not asked among parcels, and nothing is read for it [MOD-10]', async () => {
    const { gateway, catalogue } = aGateway();

    expect(await gateway.isToBeAsked(aModule({ type: 'parcel' }))).toBe(false);
    expect(catalogue.asked).toEqual([]);
  });

  test('goes home when the categories cannot be read', async () => {
    const { gateway, catalogue } = aGateway();
    catalogue.fails({ kind: 'unreachable', cause: 'offline' });

    expect(await gateway.isToBeAsked(food)).toBe(false);
  });

  test('is asked once in each module: a guest by this browser (D-57)', async () => {
    const { gateway, memory } = aGateway();
    await gateway.skip();

    expect(await gateway.isToBeAsked(food)).toBe(false);
    expect(await gateway.isToBeAsked(groceryModule())).toBe(true);
    expect(memory.recall(food.id)).toEqual([]);
  });

  test('is asked once in each module: a customer wherever they are signed in (D-57)', async () => {
    const { gateway } = aGateway({ token: 't', asked: [food] });

    expect(await gateway.isToBeAsked(food)).toBe(false);
    expect(await gateway.isToBeAsked(groceryModule())).toBe(true);
  });
});

describe('what is chosen', () => {
  test('of a guest stays in this browser, and what is recommended is read again', async () => {
    const { gateway, memory, saved, stale } = aGateway();

    expect((await gateway.save([pizza])).ok).toBe(true);

    expect(memory.recall(food.id)).toEqual([pizza]);
    expect([saved(), stale]).toEqual([[], ['items']]);
  });

  test('of a customer is kept by the server, for the module it is of', async () => {
    const { gateway, memory, saved } = aGateway({ token: 't' });

    await gateway.save([pizza]);

    expect(saved()).toEqual([{ interest: [pizza], moduleId: food.id }]);
    expect(memory.recall(food.id)).toEqual([]);
  });

  test('is not lost by going on without a choice later', async () => {
    const guest = aGateway();
    await guest.gateway.save([pizza]);
    await guest.gateway.skip();
    expect(guest.memory.recall(food.id)).toEqual([pizza]);

    const asked = aGateway({ token: 't', asked: [food] });
    await asked.gateway.skip();
    expect(asked.saved()).toEqual([]);

    const fresh = aGateway({ token: 't' });
    await fresh.gateway.skip();
    expect(fresh.saved()).toEqual([{ interest: [], moduleId: food.id }]);
  });
});

test.each(['{', '[]', '{"1":"5"}', '7', 'null'])('a memory that says %s says nothing', (text) => {
  const localStore = memoryStore();
  localStore.write('interests', text);

  expect(createInterestMemory({ localStore }).recall(food.id)).toBeNull();
});

test('a memory with other things than categories among them keeps the categories', () => {
  const localStore = memoryStore();
  localStore.write('interests', JSON.stringify({ [food.id]: [5, 'x', -1, null, 7] }));

  expect(createInterestMemory({ localStore }).recall(food.id)).toEqual([pizza, id<'Category'>(7)]);
});

import { describe, expect, test } from 'vitest';
import {
  combinedData,
  rentalSearchSuggestions,
  searchSuggestions,
} from '#contract/catalogue-search.ts';
import { NO_GOODS_FILTERS } from '#domain/catalogue/goods-search.ts';
import { ok } from '#domain/kernel/result.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import { aWireItem, aWireStore } from '#tests/support/builders/wire.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createSearchReader } from './search.api.ts';

function aReader(body: unknown, { status = 200, isRental = false } = {}) {
  const http = httpClientByHand(body, status);
  const reported: string[] = [];
  const reader = createSearchReader({
    http,
    currency: () => USD,
    isRental: () => isRental,
    report: (problem) => void reported.push(problem),
  });
  return { reader, http, reported };
}

const search = { term: 'rice', filters: NO_GOODS_FILTERS, sort: 'relevance', page: 1 } as const;
const item = {
  ...{ id: 1, name: 'Fried Rice', store_name: 'Rice House', image_full_url: '/a', price: 12.5 },
  ...{ module_id: 2, module_type: 'grocery' },
};
const store = {
  ...{ id: 3, name: 'Rice House', logo_full_url: '/b', module_id: 1, module_type: 'food' },
};

describe('suggestions', () => {
  test('are asked for by name and without a module [API-04] [CAT-23]', async () => {
    const { reader, http } = aReader({ items: [item], stores: [store], corrected: 'rice' });
    const answer = await reader.suggest('rice', new AbortController().signal);
    expect(http.asked[0]).toMatchObject({
      ...{ path: searchSuggestions.path, query: { name: 'rice' } },
      withoutModule: true,
    });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        items: [
          { id: 1, name: 'Fried Rice', storeName: 'Rice House', price: dollars(12.5), moduleId: 2 },
        ],
        stores: [{ id: 3, name: 'Rice House', logo: '/b', moduleId: 1 }],
        corrected: 'rice',
      },
    });
  });

  test.each([
    { wire: { discount: 10, discount_type: 'percent' }, now: 11.25 },
    { wire: { discount: 2, discount_type: 'amount' }, now: 10.5 },
    { wire: { discount: 10, discount_type: 'percent', store_discount: 20 }, now: 10 },
    { wire: {}, now: 12.5 },
  ])('cost $now where $wire comes off, as their cards say [CAT-25]', async ({ wire, now }) => {
    const { reader } = aReader({ items: [{ ...item, ...wire }], stores: [] });
    const answer = await reader.suggest('rice', new AbortController().signal);
    const found = answer.ok ? answer.value.items[0] : undefined;
    expect(found && shownPrice(found).now).toEqual(dollars(now));
  });

  test('leave out a row that makes no sense, and keep the others', async () => {
    const { reader, reported } = aReader({ items: [{ id: 0 }, item], stores: [null] });
    const answer = await reader.suggest('rice', new AbortController().signal);
    expect(answer.ok && answer.value.items).toHaveLength(1);
    expect(answer.ok && answer.value.stores).toEqual([]);
    expect(reported).toHaveLength(2);
  });
});

test('in the module that rents out, suggestions are its vehicles and providers', async () => {
  const vehicle = { id: 4, name: 'Heron', provider_name: 'Harbor Cars', thumbnail_full_url: '/c' };
  const provider = { id: 5, name: 'Heron Cars', logo_full_url: '/d' };
  const { reader, http, reported } = aReader(
    { vehicles: [vehicle, { id: 0 }], providers: [provider], corrected: 'heron' },
    { isRental: true },
  );
  const answer = await reader.suggest('herno', new AbortController().signal);

  expect(http.asked).toMatchObject([
    { path: rentalSearchSuggestions.path, query: { name: 'herno' } },
  ]);
  expect(http.asked[0]).not.toHaveProperty('withoutModule', true);
  expect(answer).toEqual(
    ok({
      ...{ items: [], stores: [], corrected: 'heron' },
      vehicles: [{ id: 4, name: 'Heron', providerName: 'Harbor Cars', image: '/c' }],
      providers: [{ id: 5, name: 'Heron Cars', logo: '/d' }],
    }),
  );
  expect(reported).toHaveLength(1);
});

describe('results', () => {
  test('carry every filter, the order and the page, and no module', async () => {
    const { reader, http } = aReader({ total_size: 0, products: [] });
    await reader.items({
      ...search,
      filters: {
        ...{ diet: 'veg', offers: ['discounted', 'freeDelivery', 'open'], rating: 4 },
        price: { min: 150, max: 2000 },
      },
      ...{ sort: 'priceDown', page: 3 },
    });
    expect(http.asked[0]).toMatchObject({
      path: combinedData.path,
      query: {
        ...{ name: 'rice', list_type: 'item', rating_count: 4, min_price: 1.5, max_price: 20 },
        filter: '["veg","discounted","free_delivery","available_now"]',
        ...{ sort_by: 'price_high', limit: 12, offset: 3 },
      },
      withoutModule: true,
    });
  });

  test('say how many there are, whether more, and what was searched for instead', async () => {
    const facts = { total_size: 1000, has_more: true, corrected: 'rice' };
    const items = await aReader({ ...facts, products: [aWireItem()] }).reader.items(search);
    expect(items).toMatchObject({
      ok: true,
      value: { total: 1000, hasMore: true, corrected: 'rice', rows: [{}] },
    });
    const stores = await aReader({ total_size: 1, stores: [aWireStore()] }).reader.stores(search);
    expect(stores).toMatchObject({
      ok: true,
      value: { total: 1, hasMore: false, corrected: null },
    });
  });
});

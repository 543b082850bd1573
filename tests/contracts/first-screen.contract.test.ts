import { describe, expect, test } from 'vitest';
import { urlOf } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import type { ZoneReader } from '#application/location/zone-reader.port.ts';
import { id } from '#domain/kernel/id.ts';
import { createHttpCatalogueReader } from '#infrastructure/catalogue/http-catalogue-reader.adapter.ts';
import { createHttpZoneReader } from '#infrastructure/location/http-zone-reader.adapter.ts';
import { firstScreenOf } from '#server/shell/first-screen.ts';
import { USD } from '#tests/support/builders/money.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';

type Readers = { readonly catalogue: CatalogueReader; readonly zones: ZoneReader };

const everything = { category: null, diet: 'all', name: '' } as const;

/** What each page reads as it opens, as its adapters write it. */
const PAGES: readonly { page: string; reads: (from: Readers) => Promise<unknown>[] }[] = [
  { page: '/', reads: ({ zones }) => [zones.zones()] },
  {
    page: '/home',
    reads: ({ catalogue }) => [
      catalogue.banners(),
      catalogue.categories({ featured: true }),
      catalogue.stores('popular', 1, null),
      catalogue.items('recommended'),
      catalogue.stores('latest', 1, null),
      catalogue.items('discounted'),
    ],
  },
  { page: '/store/popular', reads: ({ catalogue }) => [catalogue.stores('popular', 1, null)] },
  { page: '/store/latest', reads: ({ catalogue }) => [catalogue.stores('latest', 1, null)] },
  {
    page: '/store/7',
    reads: ({ catalogue }) => [catalogue.store(id(7)), catalogue.storeItems(id(7), everything, 1)],
  },
];

describe('what comes with the page', () => {
  test.each(PAGES)('$page is what the page would ask for itself', async ({ page, reads }) => {
    const http = httpClientByHand();
    const catalogue = createHttpCatalogueReader({ http, currency: () => USD, report: () => {} });
    const zones = createHttpZoneReader(
      http,
      () => false,
      () => USD,
    );

    await catalogue.modules();
    await Promise.all(reads({ catalogue, zones }));

    const { calls } = firstScreenOf(page, { zones: '[1]', module: id(1), language: 'en' });
    expect(calls).toEqual([urlOf(getConfig), ...http.asked.map((one) => urlOf(one, one))]);
  });
});

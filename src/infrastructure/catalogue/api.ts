import * as v from 'valibot';
import * as contract from '#contract/catalogue.ts';
import { numeric } from '#contract/kernel.ts';
import {
  NO_CATEGORY,
  type CatalogueReader,
  type ItemSort,
  type StoreListName,
  type StoresAsked,
} from '#application/catalogue/catalogue.queries.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { GoodsFilters, SearchOffer } from '#domain/catalogue/goods-search.ts';
import { id } from '#domain/kernel/id.ts';
import { type Currency, money, toDecimal } from '#domain/kernel/money.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { readRows, readWhole, type Report } from '#infrastructure/kernel/rows.ts';
import {
  isSwitchedOn,
  toBanner,
  toCategory,
  toMenu,
  toModule,
  toReview,
  toStore,
} from './catalogue.wire.ts';
import { toItem } from './item.wire.ts';

const REVIEWS = 10;

const list = v.array(v.unknown());
const stores = v.object({ total_size: numeric, stores: list });
const products = v.object({ total_size: numeric, products: list });
const listOfItems = v.object({ products: list });
const listOfStores = v.object({ stores: list });
const menu = v.object({ ...products.entries, sections: v.optional(v.array(contract.menuSection)) });
const reviews = v.object({ total_size: numeric, reviews: list });
const banners = v.object({ banners: list });

const ITEM_LISTS = {
  popular: contract.popularItems,
  discounted: contract.discountedItems,
  recommended: contract.recommendedItems,
  campaign: contract.campaignItems,
} as const;

const ITEM_SORTS = {
  popular: { list: contract.popularItems },
  priceUp: { list: contract.popularItems, sort: 'price_low' },
  priceDown: { list: contract.popularItems, sort: 'price_high' },
  topRated: { list: contract.popularItems, sort: 'rating' },
  newest: { list: contract.latestItems },
} as const satisfies Readonly<Record<ItemSort, object>>;

export function createCatalogueReader({ http, currency, report }: Wire): CatalogueReader {
  const toItems = (rows: readonly unknown[], counted: Currency) =>
    readRows(rows, contract.item, (wire) => toItem(wire, counted), report);
  const toStores = (rows: readonly unknown[], counted: Currency) =>
    readRows(rows, contract.store, (wire) => toStore(wire, counted), report);

  return {
    async modules() {
      const answer = await call(http, contract.listModules, {}, list);
      return map(answer, (rows) =>
        readRows(rows, contract.module, (row) => ({ row, module: toModule(row) }), report).flatMap(
          ({ row, module }) => (isSwitchedOn(row) ? [module] : []),
        ),
      );
    },
    async banners() {
      const answer = await call(http, contract.listBanners, {}, banners);
      return map(answer, (body) => readRows(body.banners, contract.banner, toBanner, report));
    },
    async categories({ featured, query: search, module }) {
      const query = {
        search: search === '' ? undefined : search,
        featured: featured ? (1 as const) : undefined,
      };
      const answer = await call(
        http,
        contract.listCategories,
        { query, ...(module === null ? {} : { moduleId: module }) },
        list,
      );
      return map(answer, (rows) => readRows(rows, contract.category, toCategory, report));
    },
    async stores(name, page, narrowed) {
      const answer = await askForStores(http, name, page, narrowed);
      const counted = await currency();
      return map(answer, (body) => ({
        rows: toStores(body.stores, counted),
        total: body.total_size,
      }));
    },
    async store(storeId) {
      const answer = await call(http, contract.getStore, { params: { id: storeId } });
      const counted = await currency();
      return understand(answer, report, (wire) => ({
        store: toStore(wire, counted),
        categories: wire.category_details.map((category) => ({
          id: id<'Category'>(category.id),
          name: category.name,
          image: category.image_full_url ?? '',
          featured: false,
          children: [],
        })),
      }));
    },
    async menu(storeId, diet) {
      const query = { store_id: storeId, sections: 1, ...contract.cards(1), type: diet } as const;
      const answer = await call(http, contract.latestItems, { query }, menu);
      const counted = await currency();
      return map(answer, (body) => toMenu(body, toItems(body.products, counted)));
    },
    async storeItems(storeId, { category, diet, name }, page) {
      const query = {
        store_id: storeId,
        category_id: category === NO_CATEGORY ? 0 : (category ?? 0),
        section_id: category === NO_CATEGORY ? 0 : (category ?? undefined),
        ...contract.cards(page),
        type: diet,
        name: name === '' ? undefined : name,
      };
      const answer = await call(http, contract.latestItems, { query }, products);
      const counted = await currency();
      return map(answer, (body) => ({
        rows: toItems(body.products, counted),
        total: body.total_size,
      }));
    },
    async categoryItems(category, { diet, sort, filters }, page) {
      const { list, ...order } = ITEM_SORTS[sort];
      const counted = await currency();
      const narrowed = itemNarrowingOf({ ...filters, diet: null }, counted);
      const asked = { category_id: category, ...contract.cards(page), type: diet };
      const query = { ...asked, ...order, ...narrowed };
      const answer = await call(http, list, { query }, products);
      return map(answer, (body) => ({
        rows: toItems(body.products, counted),
        total: body.total_size,
      }));
    },
    async items(name, interest) {
      const own = interest === 'own' ? interest : interest.join(',');
      const query = { ...contract.cards(1), interest: own === '' ? undefined : own };
      const answer = await call(http, ITEM_LISTS[name], { query }, products);
      const counted = await currency();
      return map(answer, (body) => ({
        rows: toItems(body.products, counted),
        total: body.total_size,
      }));
    },
    async item(itemId) {
      const answer = await call(http, contract.getItem, { params: { id: itemId } });
      const counted = await currency();
      return understand(answer, report, (wire) => toItem(wire, counted));
    },
    async itemsByIds(ids) {
      const query = { ids: ids.join(',') };
      const answer = await call(http, contract.itemsByIds, { query }, listOfItems);
      const counted = await currency();
      return map(answer, (body) => toItems(body.products, counted));
    },
    async storesByIds(ids) {
      const query = { ids: ids.join(',') };
      const answer = await call(http, contract.storesByIds, { query }, listOfStores);
      const counted = await currency();
      return map(answer, (body) => toStores(body.stores, counted));
    },
    async reviews({ kind, id, count }, page) {
      const query = { limit: REVIEWS, offset: page === 1 ? 0 : page };
      if (kind === 'store') {
        const asked = { query: { ...query, store_id: id } };
        return map(await call(http, contract.listStoreReviews, asked, list), (rows) => ({
          rows: readRows(rows, contract.review, toReview, report),
          total: count,
        }));
      }
      const answer = await call(http, contract.listReviews, { params: { id }, query }, reviews);
      return map(answer, (body) => ({
        rows: readRows(body.reviews, contract.review, toReview, report),
        total: body.total_size,
      }));
    },
  };
}

const STORE_TYPES = {
  all: 'all',
  latest: 'latest',
  popular: 'popular',
  topRated: 'top_rated',
} as const;

/** Only the general list has categories; it takes the sort order of the others as a parameter. */
function askForStores(
  http: HttpClient,
  name: StoreListName,
  page: number,
  { category, filters }: StoresAsked,
) {
  const narrowing = narrowingOf(filters);
  if ((name === 'latest' || name === 'popular') && category === null) {
    const endpoint = name === 'latest' ? contract.latestStores : contract.popularStores;
    return call(http, endpoint, { query: { ...contract.cards(page), ...narrowing } }, stores);
  }
  const input = {
    params: { filter: 'all' },
    query: {
      store_type: STORE_TYPES[name],
      ...contract.cards(page),
      category_id: category ?? undefined,
      ...narrowing,
    },
  } as const;
  return call(http, contract.listStores, input, stores);
}

const map = <Wire, Value>(
  answer: Result<Wire, CallFailure>,
  toValue: (wire: Wire) => Value,
): Result<Value, CallFailure> => (answer.ok ? ok(toValue(answer.value)) : answer);

/** A single object, not a list: an impossible value breaks the whole answer. */
const understand = <Body, Value>(
  answer: Result<Body, CallFailure>,
  report: Report,
  toValue: (body: Body) => Value,
) => (answer.ok ? readWhole(() => toValue(answer.value), report) : answer);

const OFFERS = {
  discounted: 'discounted',
  freeDelivery: 'free_delivery',
  open: 'available_now',
} satisfies Record<SearchOffer, string>;

/** Empty without filters. */
export function narrowingOf({ diet, offers, rating }: GoodsFilters) {
  const words = [...(diet === null ? [] : [diet]), ...offers.map((offer) => OFFERS[offer])];
  return {
    filter: words.length > 0 ? JSON.stringify(words) : undefined,
    rating_count: rating ?? undefined,
  };
}

/** Adds the price, which stores lack. */
export function itemNarrowingOf(filters: GoodsFilters, currency: Currency) {
  const decimal = (minor: number | null) =>
    minor === null ? undefined : toDecimal(money(minor, currency));
  const { min, max } = filters.price;
  return { ...narrowingOf(filters), min_price: decimal(min), max_price: decimal(max) };
}

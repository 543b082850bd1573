import type { StoreLink } from '#application/kernel/path.ts';
import {
  inAnyModule,
  queriesOf,
  type Page,
  type Query,
  type Read,
  type ReadScope,
} from '#application/kernel/query.ts';
import type { Category, CategoryId } from '#domain/catalogue/category.ts';
import { NO_GOODS_FILTERS, type GoodsFilters } from '#domain/catalogue/goods-search.ts';
import type { Item, ItemId } from '#domain/catalogue/item.ts';
import type { Menu } from '#domain/catalogue/menu.ts';
import type { Module } from '#domain/catalogue/module.ts';
import type { Review } from '#domain/catalogue/review.ts';
import type { Store, StoreId } from '#domain/catalogue/store.ts';

export type Diet = (typeof DIETS)[number];
export const DIETS = ['all', 'veg', 'non_veg'] as const;
export const isDiet = (raw: unknown): raw is Diet => DIETS.some((diet) => diet === raw);

export type StoreListName = 'latest' | 'popular' | 'topRated' | 'all';

/** `campaign`: sold on certain days only, one by one. */
export type ItemListName = 'popular' | 'discounted' | 'recommended' | 'campaign';

export const ITEM_SORTS = ['popular', 'priceUp', 'priceDown', 'topRated', 'newest'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

/** The diet is chosen above the list and is no part of its filters. */
export type CategoryItemsAsked = {
  readonly diet: Diet;
  readonly sort: ItemSort;
  readonly filters: Omit<GoodsFilters, 'diet'>;
};

export type StoresAsked = {
  /** Only stores that sell in this category; null for all. */
  readonly category: CategoryId | null;
  /** Stores have no price: the price filter has no effect. */
  readonly filters: GoodsFilters;
};
export const ALL_STORES: StoresAsked = { category: null, filters: NO_GOODS_FILTERS };

export type CategoriesAsked = {
  readonly featured: boolean;
  readonly query: string;
  /** Null for the current module. */
  readonly module: number | null;
};

/** Seed of the recommendations: the customer's saved interests, category ids, or neither. */
export type InterestAsked = 'own' | readonly CategoryId[];

/** The section of items without a category. */
export const NO_CATEGORY = 'none';
export type SectionAsked = CategoryId | typeof NO_CATEGORY;

export type ItemFilter = {
  /** One section of the menu; null for all. */
  readonly category: SectionAsked | null;
  readonly diet: Diet;
  /** Query for the name; empty for all. */
  readonly name: string;
};

export type Banner = {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly image: string;
  /** Null for a picture without a link. */
  readonly target: BannerTarget | null;
};

export type BannerTarget =
  | { readonly kind: 'store'; readonly store: StoreLink }
  | { readonly kind: 'item'; readonly id: ItemId }
  /** A page of this site or of another. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'site'; readonly address: string };

export type StoreDetails = { readonly store: Store; readonly categories: readonly Category[] };

export type ReviewsOf = { readonly count: number } & (
  | { readonly kind: 'item'; readonly id: ItemId }
  | { readonly kind: 'store'; readonly id: StoreId }
);

/**
 * Reads the catalogue of the current zone and module, in the current language. Pages count from 1;
 * a page past the last is empty, never an error. A row that cannot be parsed is left out.
 */
export interface CatalogueReader {
  modules(): Read<readonly Module[]>;
  banners(): Read<readonly Banner[]>;
  categories(which: CategoriesAsked): Read<readonly Category[]>;
  stores(list: StoreListName, page: number, narrowed: StoresAsked): Read<Page<Store>>;
  store(id: StoreId): Read<StoreDetails>;
  /** All sections of the store, with the first items of each. */
  menu(id: StoreId, diet: Diet): Read<Menu>;
  storeItems(id: StoreId, filter: ItemFilter, page: number): Read<Page<Item>>;
  /** Items of a category of all stores of the place. */
  categoryItems(category: CategoryId, asked: CategoryItemsAsked, page: number): Read<Page<Item>>;
  items(list: ItemListName, interest: InterestAsked): Read<Page<Item>>;
  item(id: ItemId): Read<Item>;
  /** The requested items that are sold here, in any order. */
  itemsByIds(ids: readonly number[]): Read<readonly Item[]>;
  storesByIds(ids: readonly number[]): Read<readonly Store[]>;
  reviews(of: ReviewsOf, page: number): Read<Page<Review>>;
}

export type CatalogueQueries = ReturnType<typeof createCatalogueQueries>;

export function createCatalogueQueries(catalogue: CatalogueReader) {
  const { modules, banners, store, stores, menu, storeItems, categoryItems, item, items } =
    catalogue;
  return {
    ...queriesOf({ modules }, 'stores', inAnyModule),
    ...queriesOf({ banners, store }, 'stores'),
    ...queriesOf({ menu, storeItems, categoryItems, item, items }, 'items'),
    categories: (scope: ReadScope, query = ''): Query<readonly Category[]> => ({
      key: ['items', scope, 'categories', query],
      read: () => catalogue.categories({ featured: false, query, module: scope.moduleId }),
    }),
    featuredCategories: (scope: ReadScope): Query<readonly Category[]> => ({
      key: ['items', scope, 'featuredCategories'],
      read: () => catalogue.categories({ featured: true, query: '', module: scope.moduleId }),
    }),
    stores: (
      scope: ReadScope,
      list: StoreListName,
      page: number,
      narrowed: StoresAsked = ALL_STORES,
    ): Query<Page<Store>> => ({
      key: ['stores', scope, list, narrowed, page],
      read: () => stores(list, page, narrowed),
    }),
    /** Order does not matter: the same ids in another order share a key. */
    itemsByIds: (scope: ReadScope, ids: readonly number[]): Query<readonly Item[]> => ({
      key: ['items', scope, 'itemsByIds', sorted(ids)],
      read: () => catalogue.itemsByIds(sorted(ids)),
    }),
    storesByIds: (scope: ReadScope, ids: readonly number[]): Query<readonly Store[]> => ({
      key: ['stores', scope, 'storesByIds', sorted(ids)],
      read: () => catalogue.storesByIds(sorted(ids)),
    }),
    reviews: (scope: ReadScope, of: ReviewsOf, page: number): Query<Page<Review>> => ({
      key: ['items', scope, 'reviews', of.kind, of.id, page],
      read: () => catalogue.reviews(of, page),
    }),
  };
}

const sorted = (ids: readonly number[]): readonly number[] =>
  ids.toSorted((one, other) => one - other);

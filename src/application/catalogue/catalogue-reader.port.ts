import type { StoreLink } from '#application/kernel/path.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Page } from '#application/kernel/query.ts';
import type { Category, CategoryId } from '#domain/catalogue/category.ts';
import { NO_GOODS_FILTERS, type GoodsFilters } from '#domain/catalogue/goods-search.ts';
import type { Item, ItemId } from '#domain/catalogue/item.ts';
import type { Menu } from '#domain/catalogue/menu.ts';
import type { Module } from '#domain/catalogue/module.ts';
import type { Review } from '#domain/catalogue/review.ts';
import type { Store, StoreId } from '#domain/catalogue/store.ts';
import type { Result } from '#domain/kernel/result.ts';

type Read<Value> = Promise<Result<Value, CallFailure>>;

/** Which food a customer wants to see. */
export type Diet = (typeof DIETS)[number];
export const DIETS = ['all', 'veg', 'non_veg'] as const;
export const isDiet = (raw: unknown): raw is Diet => DIETS.some((diet) => diet === raw);

export type StoreListName = 'latest' | 'popular' | 'topRated' | 'all';

/** `campaign`: sold on some days alone, one by one. */
export type ItemListName = 'popular' | 'discounted' | 'recommended' | 'campaign';

/** In which order items of all stores are listed. */
export const ITEM_SORTS = ['popular', 'priceUp', 'priceDown', 'topRated', 'newest'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

/** The diet of a list of items is chosen above it, and is no part of its filters. */
export type CategoryItemsAsked = {
  readonly diet: Diet;
  readonly sort: ItemSort;
  readonly filters: Omit<GoodsFilters, 'diet'>;
};

export type StoresAsked = {
  /** Only those that sell something of it; null for all. */
  readonly category: CategoryId | null;
  /** Stores have no price: it narrows nothing. */
  readonly filters: GoodsFilters;
};
export const ALL_STORES: StoresAsked = { category: null, filters: NO_GOODS_FILTERS };

export type CategoriesAsked = {
  readonly featured: boolean;
  readonly query: string;
  /** In which module; the current one unless said otherwise. */
  readonly module: number | null;
};

/** With what a list of recommended items begins: what the customer has saved, the ids of categories, or neither. */
export type InterestAsked = 'own' | readonly CategoryId[];

/** What is of no category: a section of its own. */
export const NO_CATEGORY = 'none';
export type SectionAsked = CategoryId | typeof NO_CATEGORY;

export type ItemFilter = {
  /** One section of the menu; null for all of them. */
  readonly category: SectionAsked | null;
  readonly diet: Diet;
  /** Words of the name; empty for all. */
  readonly name: string;
};

export type Banner = {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly image: string;
  /** What it leads to; null for a picture that is only looked at. */
  readonly target: BannerTarget | null;
};

export type BannerTarget =
  | { readonly kind: 'store'; readonly store: StoreLink }
  | { readonly kind: 'item'; readonly id: ItemId }
  /** A page of this site, or of another one. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'site'; readonly address: string };

/** A store with the categories of what it sells. */
export type StoreDetails = { readonly store: Store; readonly categories: readonly Category[] };

/** Whose reviews are read: of one item, or of all that a store sells; and how many there are said to be. */
export type ReviewsOf = { readonly count: number } & (
  { readonly kind: 'item'; readonly id: ItemId } | { readonly kind: 'store'; readonly id: StoreId }
);

/**
 * Reads what is on offer in the current zone and module, in the current language. Pages count from 1;
 * a page behind the last one is empty, never an error. What one row of a list holds never spoils the
 * others: a row that cannot be understood is left out.
 */
export interface CatalogueReader {
  modules(): Read<readonly Module[]>;
  banners(): Read<readonly Banner[]>;
  /** Those of the module; with query, only those whose name holds them. */
  categories(which: CategoriesAsked): Read<readonly Category[]>;
  stores(list: StoreListName, page: number, narrowed: StoresAsked): Read<Page<Store>>;
  store(id: StoreId): Read<StoreDetails>;
  /** All sections of what a store sells, with the first items of each. */
  menu(id: StoreId, diet: Diet): Read<Menu>;
  storeItems(id: StoreId, filter: ItemFilter, page: number): Read<Page<Item>>;
  /** What all stores of the place sell of a category. */
  categoryItems(category: CategoryId, asked: CategoryItemsAsked, page: number): Read<Page<Item>>;
  items(list: ItemListName, interest: InterestAsked): Read<Page<Item>>;
  item(id: ItemId): Read<Item>;
  /** Of these, those that are sold here, in any order. */
  itemsByIds(ids: readonly number[]): Read<readonly Item[]>;
  storesByIds(ids: readonly number[]): Read<readonly Store[]>;
  reviews(of: ReviewsOf, page: number): Read<Page<Review>>;
}

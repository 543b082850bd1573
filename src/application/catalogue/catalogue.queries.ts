import { inAnyModule, type Page, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { Category, CategoryId } from '#domain/catalogue/category.ts';
import type { Item, ItemId } from '#domain/catalogue/item.ts';
import type { Menu } from '#domain/catalogue/menu.ts';
import type { Module } from '#domain/catalogue/module.ts';
import type { Store, StoreId } from '#domain/catalogue/store.ts';
import type { Review } from '#domain/catalogue/review.ts';
import {
  ALL_STORES,
  type CatalogueReader,
  type CategoryItemsAsked,
  type Diet,
  type InterestAsked,
  type ItemFilter,
  type ItemListName,
  type ReviewsOf,
  type StoreListName,
  type StoreDetails,
  type Banner,
  type StoresAsked,
} from './catalogue-reader.port.ts';

export type CatalogueQueries = ReturnType<typeof createCatalogueQueries>;

export function createCatalogueQueries(catalogue: CatalogueReader) {
  return {
    modules: (scope: ReadScope): Query<readonly Module[]> => ({
      key: ['stores', inAnyModule(scope), 'modules'],
      read: () => catalogue.modules(),
    }),
    banners: (scope: ReadScope): Query<readonly Banner[]> => ({
      key: ['stores', scope, 'banners'],
      read: () => catalogue.banners(),
    }),
    categories: (scope: ReadScope, query = ''): Query<readonly Category[]> => ({
      key: ['items', scope, 'categories', query],
      read: () => catalogue.categories({ featured: false, query, module: scope.moduleId }),
    }),
    featuredCategories: (scope: ReadScope): Query<readonly Category[]> => ({
      key: ['items', scope, 'featured categories'],
      read: () => catalogue.categories({ featured: true, query: '', module: scope.moduleId }),
    }),
    stores: (
      scope: ReadScope,
      list: StoreListName,
      page: number,
      narrowed: StoresAsked = ALL_STORES,
    ): Query<Page<Store>> => ({
      key: ['stores', scope, list, narrowed, page],
      read: () => catalogue.stores(list, page, narrowed),
    }),
    store: (scope: ReadScope, id: StoreId): Query<StoreDetails> => ({
      key: ['stores', scope, 'store', id],
      read: () => catalogue.store(id),
    }),
    menu: (scope: ReadScope, id: StoreId, diet: Diet): Query<Menu> => ({
      key: ['items', scope, 'menu', id, diet],
      read: () => catalogue.menu(id, diet),
    }),
    storeItems: (
      scope: ReadScope,
      id: StoreId,
      filter: ItemFilter,
      page: number,
    ): Query<Page<Item>> => ({
      key: ['items', scope, 'store items', id, filter, page],
      read: () => catalogue.storeItems(id, filter, page),
    }),
    categoryItems: (
      scope: ReadScope,
      category: CategoryId,
      asked: CategoryItemsAsked,
      page: number,
    ): Query<Page<Item>> => ({
      key: ['items', scope, 'category items', category, asked, page],
      read: () => catalogue.categoryItems(category, asked, page),
    }),
    items: (
      scope: ReadScope,
      list: ItemListName,
      interest: InterestAsked = [],
    ): Query<Page<Item>> => ({
      key: ['items', scope, list, interest],
      read: () => catalogue.items(list, interest),
    }),
    item: (scope: ReadScope, id: ItemId): Query<Item> => ({
      key: ['items', scope, 'item', id],
      read: () => catalogue.item(id),
    }),
    /** Order does not matter: the same ids in another order share a key. */
    itemsByIds: (scope: ReadScope, ids: readonly number[]): Query<readonly Item[]> => ({
      key: ['items', scope, 'by ids', sorted(ids)],
      read: () => catalogue.itemsByIds(sorted(ids)),
    }),
    storesByIds: (scope: ReadScope, ids: readonly number[]): Query<readonly Store[]> => ({
      key: ['stores', scope, 'by ids', sorted(ids)],
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

import type { CallFailure } from '#application/kernel/call-failure.ts';
import type {
  Banner,
  CatalogueReader,
  StoreDetails,
} from '#application/catalogue/catalogue.queries.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Menu } from '#domain/catalogue/menu.ts';
import type { Module } from '#domain/catalogue/module.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Review } from '#domain/catalogue/review.ts';

type Goods = {
  readonly modules: readonly Module[];
  readonly banners: readonly Banner[];
  readonly categories: readonly Category[];
  readonly stores: readonly Store[];
  readonly details: StoreDetails | null;
  readonly items: readonly Item[];
  readonly reviews: readonly Review[];
};

const NOT_FOUND = { kind: 'refused', status: 404, code: 'unknown', message: 'Not found' } as const;

/** Items by the first of their categories that the store names; the others come last. */
function menuOf({ details, items = [] }: Partial<Goods>): Menu {
  const named = details?.categories ?? [];
  const sectionOf = ({ categoryIds }: Item) =>
    named.find(({ id }) => categoryIds.includes(id))?.id ?? null;
  return [...named, { id: null, name: '' }].flatMap(({ id, name }) => {
    const own = items.filter((item) => sectionOf(item) === id);
    return own.length > 0 ? [{ id, name, total: own.length, items: own }] : [];
  });
}

/**
 * A catalogue with a test's content, one page of each list. While `failure` is set, every read fails with it.
 * Calls are recorded by name.
 */
export function catalogueByHand(goods: Partial<Goods> = {}) {
  const asked: string[] = [];
  let readFailure: CallFailure | null = null;
  let wait: Promise<void> | null = null;
  const answer = async <Value>(name: string, value: Value | undefined) => {
    asked.push(name);
    await wait;
    if (readFailure) return refuse(readFailure);
    return value === undefined ? refuse<CallFailure>(NOT_FOUND) : ok(value);
  };
  const page = <Row>(name: string, rows: readonly Row[], number: number) =>
    answer(`${name} ${number}`, { rows: number === 1 ? rows : [], total: rows.length });

  return {
    asked,
    fails: (failure: CallFailure | null) => void (readFailure = failure),
    /** No read is answered until the returned function is called. */
    keepsSilent: () => {
      let speak = () => {};
      wait = new Promise((resolve) => void (speak = resolve));
      return () => speak();
    },
    modules: () => answer('modules', goods.modules ?? []),
    banners: () => answer('banners', goods.banners ?? []),
    categories: ({ featured, query }) =>
      answer(
        featured ? 'featured' : `categories${query === '' ? '' : ` with "${query}"`}`,
        (goods.categories ?? []).filter(({ name }) => name.includes(query)),
      ),
    categoryItems: (category, { diet, sort, filters: { offers, rating } }, number) => {
      const narrowed = [...offers, ...(rating ? [`from ${rating}`] : [])];
      const name = [`items of category ${category}`, diet, sort, ...narrowed].join(', ');
      return page(name, goods.items ?? [], number);
    },
    stores: (list, number, { filters: { diet, offers, rating } }) => {
      const narrowed = [...(diet ? [diet] : []), ...offers, ...(rating ? [`from ${rating}`] : [])];
      return page([`${list} stores`, ...narrowed].join(', '), goods.stores ?? [], number);
    },
    store: () => answer('store', goods.details ?? undefined),
    menu: (_, diet) => answer(`menu, ${diet}`, menuOf(goods)),
    storeItems: (_, { category, diet, name }, number) =>
      page(
        `items of ${category ?? 'all'}, ${diet}${name === '' ? '' : `, "${name}"`}`,
        goods.items ?? [],
        number,
      ),
    items: (list, interest) => {
      const wanted = interest.length === 0 ? '' : `, ${String(interest)} first`;
      return page(`${list} items${wanted}`, goods.items ?? [], 1);
    },
    item: (id) =>
      answer(
        'item',
        goods.items?.find((item) => item.id === id),
      ),
    itemsByIds: (ids) =>
      answer(
        `items ${ids.join()}`,
        (goods.items ?? []).filter(({ id }) => ids.includes(id)),
      ),
    storesByIds: (ids) =>
      answer(
        `stores ${ids.join()}`,
        (goods.stores ?? []).filter(({ id }) => ids.includes(id)),
      ),
    reviews: (_, number) => page('reviews', goods.reviews ?? [], number),
  } satisfies CatalogueReader & Record<string, unknown>;
}

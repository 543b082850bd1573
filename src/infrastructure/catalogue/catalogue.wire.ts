import type * as v from 'valibot';
import type * as contract from '#contract/catalogue.ts';
import type { Banner, BannerTarget } from '#application/catalogue/catalogue.queries.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import type { StoreLink } from '#application/kernel/path.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Menu } from '#domain/catalogue/menu.ts';
import { MODULE_TYPES, type Module, type ModuleType } from '#domain/catalogue/module.ts';
import type { OpeningHours, Store } from '#domain/catalogue/store.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { id, parseId } from '#domain/kernel/id.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import { rate, rateOfPercent } from '#domain/kernel/rate.ts';
import { parseTimeOfDay } from '#domain/kernel/time-window.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import type { Review } from '#domain/catalogue/review.ts';
import { toShare } from './item.wire.ts';

type WireStore = v.InferOutput<typeof contract.store>;
type WireCategory = v.InferOutput<typeof contract.category>;
type WireReview = v.InferOutput<typeof contract.review>;
type AnyReview = Omit<WireReview, 'item_id' | 'item_name'> & Partial<WireReview>;
type WireBanner = v.InferOutput<typeof contract.banner>;
type WireSection = v.InferOutput<typeof contract.menuSection>;
type WireModule = v.InferOutput<typeof contract.module>;

export const toModule = (wire: WireModule): Module => ({
  id: id(wire.id),
  name: wire.module_name,
  type: wire.module_type,
  icon: wire.icon_full_url,
  storeCount: wire.stores_count,
  zones: (wire.zones ?? []).map((zone) => id(typeof zone === 'object' ? zone.id : zone)),
});

/** Our server lists active ones only; other back ends list all, with a text or a number. */
export const isSwitchedOn = ({ status }: Pick<WireModule, 'status'>): boolean =>
  !['0', 'false'].includes(String(status));

type CategoryFields = Omit<WireCategory, 'childes'> & {
  readonly childes?: WireCategory['childes'];
};

export const toCategory = (wire: CategoryFields): Category => ({
  id: id(wire.id),
  name: wire.name,
  image: wire.image_full_url,
  featured: wire.featured === 1,
  children: (wire.childes ?? []).map((child) => toCategory(child)),
});

/** Throws a `Defect` for an impossible value. */
export function toStore(wire: WireStore, currency: Currency): Store {
  const point = parseGeoPoint(wire.latitude, wire.longitude);
  if (!point) throw new Defect(`Store ${wire.id} is nowhere: ${wire.latitude}, ${wire.longitude}`);
  return {
    id: id(wire.id),
    moduleId: id(wire.module_id),
    moduleType: knownModuleType(wire.module_type),
    zoneId: id(wire.zone_id),
    name: wire.name,
    address: wire.address,
    point,
    logo: wire.logo_full_url,
    cover: wire.cover_photo_full_url,
    hours: wire.schedules.flatMap(toOpeningHours),
    closedDates: wire.closed_dates,
    active: wire.active,
    minimumOrder: fromDecimal(Math.max(0, wire.minimum_order), currency),
    freeDelivery: wire.free_delivery,
    deliveryFee:
      wire.delivery_fee == null ? null : fromDecimal(Math.max(0, wire.delivery_fee), currency),
    taxRate: rateOfPercent(Math.max(0, wire.tax)),
    delivers: wire.delivery,
    offersTakeAway: wire.take_away,
    deliveryMinutes: toMinutes(wire.delivery_time),
    rating: wire.avg_rating,
    ratingCount: wire.rating_count,
    discount: wire.discount ? toShare(wire.discount.discount) : rate(0),
    vegetarian: wire.veg !== 0,
    nonVegetarian: wire.non_veg !== 0,
    halalTagShown: wire.halal_tag_status,
  };
}

/** A row without a day or a time is no opening. */
function toOpeningHours(wire: WireStore['schedules'][number]): readonly OpeningHours[] {
  const opens = parseTimeOfDay(wire.opening_time);
  const closes = parseTimeOfDay(wire.closing_time);
  const isDay = Number.isInteger(wire.day) && wire.day >= 0 && wire.day <= 6;
  if (!isDay || opens === null || closes === null) return [];
  return [{ weekday: wire.day, window: { opens, closes } }];
}

/** "25-40 min" or "1-2 hours"; zero and zero for unreadable text. */
function toMinutes(text: string): Store['deliveryMinutes'] {
  const parts = /(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?/.exec(text);
  const minutes = /hour/i.test(text) ? 60 : 1;
  const from = Number(parts?.[1] ?? 0) * minutes;
  const to = Number(parts?.[2] ?? parts?.[1] ?? 0) * minutes;
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

export const toBanner = (
  wire: Omit<WireBanner, 'store_id' | 'item'> & Partial<WireBanner>,
): Banner => ({
  id: wire.id,
  title: wire.title,
  subtitle: wire.subtitle ?? '',
  image: wire.image_full_url,
  target: toTarget(wire),
});

function toTarget({ store_id, store, item, link }: Partial<WireBanner>): BannerTarget | null {
  const storeId = store?.id ?? store_id ?? null;
  if (storeId !== null) return { kind: 'store', store: toStoreLink({ ...store, id: storeId }) };
  if (item) return { kind: 'item', id: id(item.id) };
  return link?.trim() ? toPage(link.trim()) : null;
}

const toStoreLink = (wire: NonNullable<WireBanner['store']>): StoreLink => ({
  id: wire.id,
  moduleId: wire.module_id ?? null,
  moduleType: knownModuleType(wire.module_type ?? ''),
  zoneId: wire.zone_id ?? null,
  point: parseGeoPoint(wire.latitude, wire.longitude),
});

const knownModuleType = (text: string): ModuleType | null =>
  MODULE_TYPES.find((type) => type === text) ?? null;

const HERE = 'https://here.invalid';

/** Accepts pages only: a link that is invalid or would run a script has no target. */
function toPage(link: string): BannerTarget | null {
  const url = URL.canParse(link, HERE) ? new URL(link, HERE) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== HERE) return { kind: 'site', address: url.href };
  const page = link.startsWith('/') ? pageAt(url) : null;
  const storeId = page?.id === 'store' ? parseId(page.params['id']) : null;
  if (storeId !== null) return { kind: 'store', store: toStoreLink({ id: storeId }) };
  return link.startsWith('/') ? { kind: 'page', path: url.pathname + url.search } : null;
}

export const toReview = (wire: AnyReview): Review => ({
  id: wire.id,
  author: authorOf(wire),
  rating: Math.min(5, Math.max(0, wire.rating)),
  comment: wire.comment ?? '',
  ...(wire.item_name ? { itemName: wire.item_name } : {}),
  reply: wire.reply?.trim() ? wire.reply : null,
  pictures: wire.attachment_full_url,
  at: toMoment(wire.updated_at),
});

/** The customer's name; empty when there is none, so that the view can say "Customer". */
function authorOf({ customer_name, customer }: AnyReview): string {
  const full = customer ? `${customer.f_name ?? ''} ${customer.l_name ?? ''}`.trim() : '';
  return customer_name?.trim() || full;
}

/** Back ends of this family write "2026-05-03T10:00:00.000000Z" or "2026-05-03 10:00:00" (UTC). */
function toMoment(text: string): string {
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  if (Number.isNaN(Date.parse(iso))) throw new Defect(`Not a moment: ${JSON.stringify(text)}`);
  return iso;
}

/** Back ends without sections answer one page of all items: it becomes one section, with more pages to come. */
export function toMenu(
  wire: { readonly sections?: readonly WireSection[] | undefined; readonly total_size: number },
  items: readonly Item[],
): Menu {
  if (!wire.sections) {
    return items.length > 0 ? [{ id: null, name: '', total: wire.total_size, items }] : [];
  }
  const byId = new Map<number, Item>(items.map((item) => [item.id, item]));
  return wire.sections.map(({ id: category, name, total_size: total, product_ids }) => {
    const found = product_ids.flatMap((item) => byId.get(item) ?? []);
    const unread = product_ids.length - found.length;
    return { id: category === 0 ? null : id(category), name, total: total - unread, items: found };
  });
}

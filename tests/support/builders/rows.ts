import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import { customerOwner, hashToken } from '#server/kernel/principal.ts';
import type { GoodsVariationRow } from '#server/kernel/schema.columns.ts';
import type {
  AddOnTable,
  BannerTable,
  CartLineTable,
  CategoryTable,
  CustomerTable,
  Database,
  ItemTable,
  ModuleTable,
  ReviewTable,
  StoreTable,
  ZoneModuleTable,
  ZoneTable,
} from '#server/kernel/schema.ts';
import { withoutHindi, type InHindi } from '#server/seed/in-hindi.ts';
import type { ChoiceGroup } from '#server/seed/product.ts';
import { refill } from './empty-tables.ts';

/** Readable facts of a row: JSON as values, moments as ISO texts. */
type Facts<Table> = {
  [Column in keyof Selectable<Table>]?:
    | Selectable<Table>[Column]
    | (Date extends Selectable<Table>[Column] ? string : never);
} & InHindi<object, 'name' | 'description' | 'title' | 'subtitle'>;

export type ItemFacts = Facts<ItemTable> & {
  readonly food_variations?: readonly ChoiceGroup[];
  readonly goods_variations?: readonly GoodsVariationRow[];
};
export type StoreFacts = Facts<StoreTable> & {
  /** Opening and closing minute of every day; null for never, all day by default. */
  readonly hours?: readonly [opens: number, closes: number] | null;
};

/** Every test begins with zones 1 and 2, food (1) and grocery (2); a test may add more. */
export const FOOD = 1;
export const GROCERY = 2;
export const HERE = 1;
export const ELSEWHERE = 2;
/** A point inside zone 1, two kilometres from its stores as the crow flies. */
export const DOORSTEP = { latitude: 40.732, longitude: -74.0 };
export const OUT_AT_SEA = { latitude: 10, longitude: -30 };

export type Rows = ReturnType<typeof rowsOf>;

/** Ids of the zones and modules of every town. */
const OF_EVERY_TOWN = 4;

/** Empties the tables, and then inserts exactly a test's rows. */
export async function aTown(db: Db): Promise<Rows> {
  await refill(db, async (db) => {
    const rows = rowsOf(db);
    await rows.zone({ id: HERE, name: 'Here', name_hi: 'यहाँ' });
    await rows.zone({ id: ELSEWHERE, name: 'Elsewhere', min_lng: -73.9, max_lng: -73.8 });
    await rows.module({ id: FOOD, type: 'food', name: 'Food', name_hi: 'खाना' });
    await rows.module({ id: GROCERY, type: 'grocery', name: 'Grocery' });
    for (const zone_id of [HERE, ELSEWHERE]) {
      for (const module_id of [FOOD, GROCERY]) await rows.tariff({ zone_id, module_id });
    }
  });
  return rowsOf(db, OF_EVERY_TOWN);
}

function rowsOf(db: Db, last = 0) {
  const next = () => (last += 1);

  return {
    /** The server knows only the guests whose id it has issued. */
    guests: (...ids: readonly number[]) =>
      db
        .insertInto('guest')
        .values(ids.map((id) => ({ id, created_at: '2026-01-01T00:00:00Z' })))
        .execute(),
    zone: async (facts: Facts<ZoneTable> = {}) => {
      const box = { min_lat: 40.7, max_lat: 40.8, min_lng: -74.05, max_lng: -73.95, ...facts };
      const { min_lat: south, max_lat: north, min_lng: west, max_lng: east } = box;
      const boundary = [
        [south, west],
        [south, east],
        [north, east],
        [north, west],
      ];
      const row = { id: next(), name: 'Zone', name_hi: null, active: true, ...box, boundary };
      await insert(db, 'zone', row);
      return row;
    },
    module: async (facts: Facts<ModuleTable> = {}) => {
      const row = {
        id: next(),
        name: 'Module',
        name_hi: null,
        type: 'food',
        icon: '/pictures/icon-320.webp',
        thumbnail: '/pictures/icon-320.webp',
        active: true,
        position: 1,
        description: '',
        description_hi: null,
        ...facts,
      };
      await insert(db, 'module', row);
      return row;
    },
    tariff: async (facts: Facts<ZoneModuleTable>) => {
      const row = {
        zone_id: HERE,
        module_id: FOOD,
        minimum_fee: 200,
        fee_per_km: 100,
        maximum_fee: null,
        maximum_cod: 0,
        ...facts,
      };
      await insert(db, 'zone_module', row);
      return row;
    },
    category: async (facts: Facts<CategoryTable> = {}) => {
      const row = {
        id: next(),
        module_id: FOOD,
        parent_id: null,
        name: 'Noodles',
        name_hi: null,
        image: '/pictures/noodles-320.webp',
        featured: false,
        position: 1,
        ...facts,
      };
      await insert(db, 'category', row);
      return row;
    },
    store: async ({ hours = [0, 0], ...facts }: StoreFacts = {}) => {
      const row = {
        id: next(),
        module_id: FOOD,
        zone_id: HERE,
        name: 'Dosa Corner',
        name_hi: null,
        address: '12 Mott Street',
        phone: '+12125550199',
        lat: 40.714,
        lng: -74.0,
        logo: '/pictures/logo-320.webp',
        cover: '/pictures/cover-320.webp',
        active: true,
        minimum_order: 0,
        tax_rate: 0,
        free_delivery: false,
        delivers: true,
        take_away: true,
        veg: true,
        non_veg: true,
        halal_tag: false,
        delivery_minutes_from: 25,
        delivery_minutes_to: 40,
        discount_rate: 0,
        rating: 0,
        rating_count: 0,
        order_count: 0,
        closed_dates: [],
        created_at: '2026-01-01T00:00:00Z',
        ...facts,
      };
      await insert(db, 'store', row);
      for (const weekday of hours ? [0, 1, 2, 3, 4, 5, 6] : []) {
        const [opens, closes] = hours ?? [0, 0];
        await insert(db, 'store_hours', { store_id: row.id, weekday, opens, closes });
      }
      return row;
    },
    item: async ({
      food_variations = [],
      goods_variations = [],
      ...facts
    }: ItemFacts & { readonly store_id: number }) => {
      const row = {
        id: next(),
        name: 'Masala Dosa',
        name_hi: null,
        description: 'Crisp and golden.',
        description_hi: null,
        image: '/pictures/dosa-320.webp',
        price: 1000,
        discount_type: 'percent' as const,
        discount: 0,
        veg: true,
        halal: false,
        recommended: false,
        organic: false,
        generic_names: [],
        nutrition: [],
        allergies: [],
        tags: [],
        unit: null,
        opens: null,
        closes: null,
        campaign_from: null,
        campaign_to: null,
        schedulable: false,
        stock: 100,
        maximum: null,
        needs_prescription: false,
        choice_options: [],
        rating: 0,
        rating_count: 0,
        order_count: 0,
        active: true,
        created_at: '2026-01-01T00:00:00Z',
        ...facts,
      };
      await insert(db, 'item', row);
      await insertVariations(db, row.id, { food_variations, goods_variations });
      return row;
    },
    inCategory: (item_id: number, category_id: number) =>
      insert(db, 'item_category', { item_id, category_id }),
    addOn: async (facts: Facts<AddOnTable> & { readonly store_id: number }) => {
      const row = {
        id: next(),
        item_id: null,
        name: 'Chutney',
        name_hi: null,
        price: 300,
        active: true,
        ...facts,
      };
      await insert(db, 'add_on', row);
      return row;
    },
    banner: async (facts: Facts<BannerTable> = {}) => {
      const row = {
        id: next(),
        module_id: FOOD,
        zone_id: null,
        store_id: null,
        item_id: null,
        link: null,
        title: 'Lunch is ready',
        title_hi: null,
        subtitle: '',
        subtitle_hi: null,
        image: '/pictures/lunch-800.webp',
        position: 1,
        ...facts,
      };
      await insert(db, 'banner', row);
      return row;
    },
    review: (facts: Facts<ReviewTable> & { readonly item_id: number }) =>
      insert(db, 'review', {
        customer_id: null,
        customer_name: 'Grace Hopper',
        rating: 5,
        comment: 'Just like at home.',
        reply: null,
        created_at: '2026-05-01T10:00:00Z',
        ...facts,
      }),
    /** A signed-in customer; the token authenticates their calls. */
    customer: async (facts: Facts<CustomerTable> = {}) => {
      const id = next();
      const token = `token-of-${id}`;
      const row = {
        id,
        first_name: 'Ada',
        last_name: 'Byron',
        email: `ada.${id}@example.com`,
        phone: `+1212555${String(1000 + id)}`,
        password_hash: '',
        image: null,
        referral_code: `ADA${id}`,
        created_at: '2026-01-01T00:00:00Z',
        ...facts,
      };
      await insert(db, 'customer', row);
      await insert(db, 'session', {
        token_hash: hashToken(token),
        customer_id: row.id,
        created_at: '2026-01-01T00:00:00Z',
        used_at: '2026-01-01T00:00:00Z',
        expires_at: '2027-01-01T00:00:00Z',
      });
      return { ...row, token, owner: customerOwner(row.id) };
    },
    /** A line of a cart whose item has changed since; new lines go through the API. */
    cartLine: (facts: Facts<CartLineTable> & { readonly item_id: number }) =>
      insert(db, 'cart_line', {
        module_id: FOOD,
        quantity: 1,
        variation: [],
        add_ons: [],
        created_at: '2026-01-01T00:00:00Z',
        ...facts,
      }),
    setting: (key: string, value: object) => insert(db, 'setting', { key, value }),
  };
}

/** A size option, required by default: Small without a surcharge, Large for 5 more. */
export const aSizeGroup = (facts: Partial<ChoiceGroup> = {}): ChoiceGroup => ({
  name: 'Size',
  name_hi: 'आकार',
  type: 'single',
  min: 0,
  max: 0,
  required: true,
  values: [
    { label: 'Small', label_hi: 'छोटा', price: 0 },
    { label: 'Large', label_hi: 'बड़ा', price: 500 },
  ],
  ...facts,
});

async function insertVariations(
  db: Db,
  item_id: number,
  { food_variations = [], goods_variations = [] }: ItemFacts,
): Promise<void> {
  for (const [position, goods] of goods_variations.entries()) {
    await insert(db, 'goods_variation', { item_id, position, ...goods });
  }
  for (const [position, { values, ...group }] of food_variations.entries()) {
    const food_variation_id = await insert(db, 'food_variation', { ...group, item_id, position });
    for (const [place, value] of values.entries()) {
      await insert(db, 'food_variation_value', {
        stock: null,
        ...value,
        food_variation_id,
        position: place,
      });
    }
  }
}

/** Lists and records are JSON in the tables, Hindi texts translations; all else is inserted unchanged. */
async function insert(db: Db, table: keyof Database, told: object): Promise<number> {
  const { row, texts } = withoutHindi(told);
  const values = Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
  const inserted = await db
    .insertInto(table)
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow();
  const entity_id = (inserted as { id?: number }).id ?? 0;
  for (const { field, text } of texts) {
    await sql`insert into translation (entity, entity_id, field, language, text)
      values (${table}, ${entity_id}, ${field}, 'hi', ${text})`.execute(db);
  }
  return entity_id;
}

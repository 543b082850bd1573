import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import type {
  RentalBannerTable,
  RentalProviderTable,
  TripCouponTable,
  VehicleReviewTable,
  VehicleTable,
} from '#server/kernel/schema.ts';
import { HERE, type Rows } from './rows.ts';

export const RENTAL = 3;

type Facts<Table> = Partial<Omit<Insertable<Table>, 'closed_dates' | 'images'>> & {
  readonly name_hi?: string;
};
export type ProviderFacts = Facts<RentalProviderTable> & {
  /** Opening and closing minute of every day; all day by default. */
  readonly hours?: readonly [opens: number, closes: number];
  readonly pickup_zones?: readonly number[];
};
export type VehicleFacts = Facts<VehicleTable> & { readonly provider_id: number };

/** Inserts a test's providers and vehicles. Call it after `aTown`. */
export async function aGarage(db: Db, rows: Rows) {
  let last = 0;
  const next = () => (last += 1);
  await sql`delete from trip_coupon`.execute(db);
  await rows.module({ id: RENTAL, type: 'rental', name: 'Rental' });
  await sql`insert into vehicle_category values (1, ${RENTAL}, 'Saloons', '/image', 1)`.execute(db);
  await sql`insert into vehicle_brand values (1, ${RENTAL}, 'Otero', '/image', 1)`.execute(db);
  const translate = async (
    entity: string,
    id: number,
    text_hi: string | undefined,
    field = 'name',
  ) => {
    if (text_hi === undefined) return;
    await sql`insert into translation (entity, entity_id, field, language, text)
      values (${entity}, ${id}, ${field}, 'hi', ${text_hi})`.execute(db);
  };
  // The first category and the first brand are those above.
  let [categories, brands] = [1, 1];
  return {
    provider: async ({
      hours = [0, 0],
      pickup_zones = [HERE],
      name_hi,
      ...facts
    }: ProviderFacts = {}) => {
      const row = {
        id: next(),
        module_id: RENTAL,
        zone_id: HERE,
        name: 'Slow Lane',
        address: '9 Mott Street',
        phone: '+12125550124',
        lat: 40.714,
        lng: -74.0,
        logo: '/pictures/logo-320.webp',
        cover: '/pictures/cover-320.webp',
        active: true,
        tax_rate: 0,
        discount_rate: 0,
        discount_minimum: 0,
        discount_maximum: null,
        rating: 0,
        rating_count: 0,
        trip_count: 0,
        created_at: '2026-01-01T00:00:00Z',
        ...facts,
      };
      await db
        .insertInto('rental_provider')
        .values({ ...row, closed_dates: '[]' })
        .execute();
      for (const zone_id of pickup_zones) {
        await db.insertInto('pickup_zone').values({ provider_id: row.id, zone_id }).execute();
      }
      for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
        const [opens, closes] = hours;
        await db
          .insertInto('rental_provider_hours')
          .values({ provider_id: row.id, weekday, opens, closes })
          .execute();
      }
      await translate('rental_provider', row.id, name_hi);
      return row;
    },
    /** By the hour for 10.00 and by the kilometre for 2.00, three units. */
    vehicle: async ({ name_hi, ...facts }: VehicleFacts) => {
      const row = {
        id: next(),
        category_id: 1,
        brand_id: 1,
        name: 'Otero Linea',
        description: 'Quiet.',
        body_type: 'sedan',
        seats: 4,
        air_condition: true,
        transmission: 'automatic',
        fuel: 'electric',
        hourly_price: 1000,
        distance_price: 200,
        discount_type: 'percent' as const,
        discount_value: 0,
        total_count: 3,
        is_new: false,
        rating: 0,
        rating_count: 0,
        active: true,
        created_at: '2026-01-01T00:00:00Z',
        ...facts,
      };
      await db
        .insertInto('vehicle')
        .values({ ...row, images: '["/pictures/sedan-800.webp"]' })
        .execute();
      await translate('vehicle', row.id, name_hi);
      return row;
    },
    category: async ({ name, name_hi }: { name: string; name_hi?: string }) => {
      const id = (categories += 1);
      const row = { id, module_id: RENTAL, name, image: '/pictures/vans-320.webp', position: id };
      await db.insertInto('vehicle_category').values(row).execute();
      await translate('vehicle_category', id, name_hi);
      return id;
    },
    brand: async ({ name, name_hi }: { name: string; name_hi?: string }) => {
      const id = (brands += 1);
      const row = { id, module_id: RENTAL, name, image: '', position: id };
      await db.insertInto('vehicle_brand').values(row).execute();
      await translate('vehicle_brand', id, name_hi);
      return id;
    },
    review: (facts: Facts<VehicleReviewTable> & { readonly vehicle_id: number }) =>
      db
        .insertInto('vehicle_review')
        .values({
          ...{ customer_id: null, customer_name: 'Grace Hopper', rating: 5, comment: 'Smooth.' },
          ...{ reply: null, created_at: '2026-05-01T10:00:00Z', ...facts, images: '[]' },
        })
        .execute(),
    banner: async ({
      title_hi,
      ...facts
    }: Facts<RentalBannerTable> & { readonly title_hi?: string }) => {
      const row = {
        id: next(),
        module_id: RENTAL,
        zone_id: null,
        provider_id: null,
        vehicle_id: null,
        link: null,
        title: 'Weekends',
        subtitle: '',
        image: '/pictures/weekend-800.webp',
        featured: false,
        position: 1,
        ...facts,
      };
      await db.insertInto('rental_banner').values(row).execute();
      await translate('rental_banner', row.id, title_hi, 'title');
    },
  };
}

type CouponFacts = Facts<TripCouponTable> & { readonly title_hi?: string };

/** Ten percent off any trip, without an end. */
export async function aCoupon(db: Db, { title_hi, ...facts }: CouponFacts = {}): Promise<number> {
  const { id } = await db
    .insertInto('trip_coupon')
    .values({
      code: 'RIDE10',
      title: 'Ten percent off',
      active: true,
      reach: 'default',
      provider_ids: [],
      zone_ids: [],
      discount_type: 'percent',
      discount_value: 100_000,
      minimum: 0,
      maximum: null,
      starts_at: '2026-01-01T00:00:00Z',
      expires_at: null,
      per_customer: null,
      in_all: null,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (title_hi !== undefined) {
    await sql`insert into translation (entity, entity_id, field, language, text)
      values ('trip_coupon', ${id}, 'title', 'hi', ${title_hi})`.execute(db);
  }
  return id;
}

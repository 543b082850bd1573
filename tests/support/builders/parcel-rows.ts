import type { Insertable } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import type { ParcelCategoryTable } from '#server/kernel/schema.ts';
import type { CallOptions } from '../server.ts';
import { DOORSTEP, ELSEWHERE, HERE, type Rows } from './rows.ts';

export const PARCEL = 5;
export const inParcel: CallOptions = { zones: [HERE], module: PARCEL };
/** Within the zone of the doorstep, some kilometres away. */
export const FRIEND = { latitude: 40.76, longitude: -73.98 };

/** Parcels are delivered in both zones, in cash up to fifty dollars. Call it after `aTown`. */
export async function aDepot(rows: Rows): Promise<void> {
  await rows.module({ id: PARCEL, type: 'parcel', name: 'Parcel' });
  for (const zone_id of [HERE, ELSEWHERE]) {
    await rows.tariff({ zone_id, module_id: PARCEL, maximum_cod: 5_000 });
  }
}

/** A parcel category: at least three dollars, and one more for each kilometre. */
export const aParcelCategoryRow = (db: Db, facts: Partial<Insertable<ParcelCategoryTable>> = {}) =>
  db
    .insertInto('parcel_category')
    .values({
      ...{ id: 1, module_id: PARCEL, name: 'Letters', description: 'Flat things' },
      ...{ image: '/a.webp', minimum_fee: 300, fee_per_km: 100, active: true, position: 1 },
      ...{ maximum_grams: 2_000, maximum_centimetres: 40, maximum_value: 10_000 },
      ...facts,
    })
    .execute();

export const aReceiver = (facts: object = {}) => ({
  ...{ contact_person_name: 'Grace Hopper', contact_person_number: '+12125550199' },
  ...{ address: '30 Rockefeller Plaza', ...FRIEND, ...facts },
});

/** Complete, in cash and for ten dollars. */
export const aParcelRequest = (facts: object = {}) => ({
  ...{ order_type: 'parcel', payment_method: 'cash_on_delivery', order_amount: 10 },
  ...{ parcel_category_id: 1, charge_payer: 'sender', address: '12 Mott Street', ...DOORSTEP },
  ...{ contact_person_name: 'Ada Byron', contact_person_number: '+1 (212) 555-0123' },
  ...{ receiver_details: aReceiver(), weight: 1.5, length: 30, declared_value: 20 },
  ...{ prohibited_acknowledged: 1, ...facts },
});

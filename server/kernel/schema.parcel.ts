import type { Generated } from 'kysely';
import type { ChargePayer } from '#domain/parcel/parcel.ts';
import type { Names } from './schema.columns.ts';

/** What can be sent as a parcel. Money is minor units. */
export type ParcelCategoryTable = Names & {
  id: Generated<number>;
  module_id: number;
  description: string;
  image: string;
  minimum_fee: number;
  fee_per_km: number;
  /** What one parcel may weigh, measure on its longest side, and be worth. */
  maximum_grams: number;
  maximum_centimetres: number;
  maximum_value: number;
  active: boolean;
  position: number;
};

/** What an order that is a parcel knows besides: the order itself names the sender and where it is fetched. */
export type ParcelTable = {
  order_id: number;
  category_id: number;
  charge_payer: ChargePayer;
  receiver_name: string;
  receiver_phone: string;
  receiver_address: string;
  receiver_note: string;
  receiver_lat: number;
  receiver_lng: number;
  /** It may be another zone than the order's. */
  receiver_zone_id: number;
  grams: number;
  centimetres: number;
  value: number;
  /** Who holds it may follow the parcel, without an account. */
  follow_token: string;
};

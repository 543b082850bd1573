import type { Timestamp } from './schema.columns.ts';

export type WishlistItemTable = {
  customer_id: number;
  item_id: number;
  created_at: Timestamp;
};

export type WishlistStoreTable = {
  customer_id: number;
  store_id: number;
  created_at: Timestamp;
};

export type WishlistVehicleTable = {
  customer_id: number;
  vehicle_id: number;
  created_at: Timestamp;
};

export type WishlistProviderTable = {
  customer_id: number;
  provider_id: number;
  created_at: Timestamp;
};

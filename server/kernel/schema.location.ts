import type { JSONColumnType } from 'kysely';
import type { Names } from './schema.columns.ts';

export type ZoneTable = Names & {
  id: number;
  active: boolean;
  /** The bounding box, indexed; the boundary itself decides in code. */
  min_lat: number;
  max_lat: number;
  min_lng: number;
  max_lng: number;
  /** Corners [[lat, lng], …] in order; the last joins the first. */
  boundary: JSONColumnType<[number, number][]>;
};

export type ModuleTable = Names & {
  id: number;
  type: string;
  icon: string;
  thumbnail: string;
  active: boolean;
  position: number;
  description: string;
};

/** What a zone charges in a module; no row means that the module is not offered there. */
export type ZoneModuleTable = {
  zone_id: number;
  module_id: number;
  minimum_fee: number;
  fee_per_km: number;
  maximum_fee: number | null;
  /** 0: none. */
  maximum_cod: number;
};

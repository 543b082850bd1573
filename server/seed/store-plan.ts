import type { Product } from './product.ts';

/** A store as its owner would describe it; pin, rating and ids are computed. */
export type StorePlan = {
  readonly name: string;
  readonly nameHi: string | null;
  readonly zone: number;
  readonly house: number;
  /** A street of the geodata for the pin. */
  readonly street: string;
  /** Position on the part of the street within the zone: 0 to 1. */
  readonly along: number;
  readonly sells: readonly Product[];
  /** Own prices as a share of the usual ones. */
  readonly prices?: number;
  readonly cover: string;
  readonly hours: Hours;
  /** 0 is Sunday. */
  readonly closedOn?: readonly number[];
  readonly closedToday?: boolean;
  readonly inactive?: boolean;
  readonly minimum?: number;
  readonly minutes: readonly [from: number, to: number];
  readonly freeDelivery?: boolean;
  readonly percentOff?: number;
  readonly deliveryOnly?: boolean;
  readonly takeAwayOnly?: boolean;
  readonly halal?: boolean;
  /** Weeks since the store joined. */
  readonly weeks: number;
  /** Average stars out of 5, around which the reviews scatter. */
  readonly stars: number;
};

/** Minutes since midnight, for every open day. */
export type Hours = readonly [opens: number, closes: number];
const at = (hour: number, minute = 0) => hour * 60 + minute;

export const ALWAYS: Hours = [0, 1440];
export const ALL_DAY_LONG: Hours = [at(10), at(23)];
export const LUNCH_TO_LATE: Hours = [at(11), at(2)];
export const EARLY: Hours = [at(6, 30), at(16)];
export const MORNING_TO_NIGHT: Hours = [at(7), at(22)];
export const EVENINGS: Hours = [at(16), at(4)];
export const STORE_HOURS: Hours = [at(9), at(21)];
export const BOUTIQUE_HOURS: Hours = [at(10), at(20)];

/** Part of a list from this position on, continuing at its start. */
export const shelf = (
  products: readonly Product[],
  from: number,
  count: number,
): readonly Product[] =>
  products.map((_, index) => products[(from + index) % products.length] as Product).slice(0, count);

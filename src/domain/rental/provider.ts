import type { OpeningHours } from '#domain/catalogue/store.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Rate } from '#domain/kernel/rate.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { ProviderDiscount } from '#domain/pricing/trip-price.ts';

export type ProviderId = Id<'Provider'>;

export type ProviderSummary = {
  readonly id: ProviderId;
  readonly name: string;
  readonly address: string;
  readonly logo: string;
  /** The zones of its pickups. */
  readonly pickupZones: readonly ZoneId[];
  readonly discount: ProviderDiscount | null;
  readonly taxRate: Rate;
  readonly rating: number;
  readonly ratingCount: number;
};

export type Provider = ProviderSummary & {
  readonly moduleId: ModuleId;
  readonly phone: string;
  readonly point: GeoPoint;
  readonly cover: string;
  readonly hours: readonly OpeningHours[];
  /** Dates such as "2026-12-25" on which it is closed on any weekday. */
  readonly closedDates: readonly string[];
  /** False while its owner has switched it off. */
  readonly active: boolean;
  readonly vehicleCount: number;
  /** Number of ratings with five stars, four, three, two, one; empty when unknown. */
  readonly stars: readonly number[];
};

/** One zone in common is enough. */
export const picksUpIn = (
  { pickupZones }: Pick<ProviderSummary, 'pickupZones'>,
  zones: readonly ZoneId[],
): boolean => pickupZones.some((zone) => zones.includes(zone));

import type { Instant } from '#domain/kernel/instant.ts';
import { greatCircleMetres, type GeoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import type { Order } from './order.ts';
import { isOver } from './order-status.ts';

/** Where an order comes from, where it goes, and where it is between. */
export type DeliveryWay = {
  readonly store: GeoPoint;
  readonly door: GeoPoint;
  readonly courier: { readonly point: GeoPoint; readonly seenAt: Instant } | null;
  /** By road to the door: from the courier, or else from the store. */
  readonly metres: number;
  /** The courier is at the door. */
  readonly isThere: boolean;
};

type Facts = Pick<Order, 'status' | 'type' | 'store' | 'deliverTo' | 'courier'> &
  Partial<Pick<Order, 'parcel'>>;

/** Nearer than this, in metres, a courier looks for the bell. */
const AT_THE_DOOR = 60;

/** The way of an order that is brought, as long as it is; null for what is fetched, over, or of no known places. */
export function deliveryWayOf({ status, type, ...order }: Facts): DeliveryWay | null {
  // A parcel comes from its sender.
  const store = order.store?.point ?? order.parcel?.from.point;
  const door = order.deliverTo?.point;
  if (type !== 'delivery' || isOver(status) || !store || !door) return null;
  const { courier } = order;
  const from = courier?.point ?? store;
  return {
    ...{ store, door, courier },
    metres: estimateTravel(from, door).metres,
    isThere: courier !== null && greatCircleMetres(from, door) < AT_THE_DOOR,
  };
}

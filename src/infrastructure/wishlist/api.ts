import * as v from 'valibot';
import * as catalogue from '#contract/catalogue.ts';
import * as providerCalls from '#contract/rental-providers.ts';
import * as rental from '#contract/rental-vehicles.ts';
import * as contract from '#contract/wishlist.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { WishlistGateway } from '#application/wishlist/wishlist-gateway.port.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Wish } from '#domain/wishlist/wish.ts';
import { EMPTY_WISHLIST, type Wishlist } from '#domain/wishlist/wishlist.ts';
import { toStore } from '#infrastructure/catalogue/catalogue.wire.ts';
import { toItem } from '#infrastructure/catalogue/item.wire.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';
import { toProvider, toVehicle } from '#infrastructure/rental/vehicle.wire.ts';

/** A group that another back end omits is empty. */
const list = v.optional(v.array(v.unknown()), []);
const shop = v.object({ item: list, store: list });
const rented = v.object({ vehicles: list, providers: list });
const said = v.object({ message: v.optional(v.string(), '') });

const CHANGES = {
  add: { shop: contract.addWish, rental: contract.addRentalWish },
  remove: { shop: contract.removeWish, rental: contract.removeRentalWish },
} as const;

export function createWishlistGateway({ http, currency, report }: Wire): WishlistGateway {
  const readShop = async (signal: AbortSignal): Promise<Result<Wishlist, CallFailure>> => {
    const answer = await call(http, contract.listWishes, { signal }, shop);
    if (!answer.ok) return answer;
    const counted = await currency();
    const { item, store } = answer.value;
    return ok({
      ...EMPTY_WISHLIST,
      items: readRows(item, catalogue.item, (wire) => toItem(wire, counted), report),
      stores: readRows(store, catalogue.store, (wire) => toStore(wire, counted), report),
    });
  };
  const readRental = async (signal: AbortSignal): Promise<Result<Wishlist, CallFailure>> => {
    const answer = await call(http, contract.listRentalWishes, { signal }, rented);
    if (!answer.ok) return answer;
    const counted = await currency();
    const { vehicles, providers } = answer.value;
    return ok({
      ...EMPTY_WISHLIST,
      vehicles: readRows(vehicles, rental.vehicle, (wire) => toVehicle(wire, counted), report),
      providers: readRows(
        providers,
        providerCalls.provider,
        (wire) => toProvider(wire, counted),
        report,
      ),
    });
  };
  const change = async (
    which: keyof typeof CHANGES,
    { kind, id }: Wish,
  ): Promise<Result<string, CallFailure>> => {
    const { shop: ofShop, rental: ofRental } = CHANGES[which];
    const answer =
      kind === 'item' || kind === 'store'
        ? await call(http, ofShop, { query: { [`${kind}_id`]: id } }, said)
        : await call(http, ofRental, { query: { [`${kind}_id`]: id } }, said);
    return answer.ok ? ok(answer.value.message) : answer;
  };
  return {
    read: readShop,
    readRental,
    add: (wish) => change('add', wish),
    remove: (wish) => change('remove', wish),
  };
}

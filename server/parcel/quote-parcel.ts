import type * as v from 'valibot';
import type { parcelQuote, parcelQuoteRequest } from '#contract/parcel.ts';
import { instant } from '#domain/kernel/instant.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { mayPayBy, type ChargePayer } from '#domain/parcel/parcel.ts';
import { isAboveCashLimit } from '#domain/pricing/cash-limit.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import { requireCategory } from './categories.ts';
import { requireRoute, type ParcelRules, type ParcelRoute } from './parcel-route.ts';

type WireQuote = v.InferInput<typeof parcelQuote>;

export async function parcelRulesOf({ now, currency, settings }: ServerContext) {
  return { now: instant(now().getTime()), currency, settings: await settings() };
}

export async function quoteParcel(
  { db }: Pick<ServerContext, 'db'>,
  who: Principal,
  request: v.InferOutput<typeof parcelQuoteRequest>,
  rules: ParcelRules,
): Promise<WireQuote> {
  const category = await requireCategory(db, request.parcel_category_id);
  const ends = {
    from: geoPoint(request.latitude, request.longitude),
    to: geoPoint(request.receiver_latitude, request.receiver_longitude),
  };
  const route = await requireRoute(db, category, ends, rules);
  return {
    distance: route.metres / 1000,
    delivery_charge: toDecimal(route.amounts.total),
    payment_methods: [
      ...cash(route, rules),
      ...gateway(request.charge_payer, rules),
      ...(await wallet(db, who, { route, payer: request.charge_payer }, rules)),
    ],
  };
}

type Methods = WireQuote['payment_methods'];

function cash({ amounts, cashLimit }: ParcelRoute, { settings }: ParcelRules): Methods {
  if (!settings.ordering.cashOnDelivery) return [];
  const available = !isAboveCashLimit(amounts.total, cashLimit);
  return [{ method: 'cash_on_delivery', available, limit: cashLimit && toDecimal(cashLimit) }];
}

const gateway = (payer: ChargePayer, { settings }: ParcelRules): Methods =>
  settings.ordering.digitalPayment && mayPayBy('digital_payment', payer)
    ? [{ method: 'digital_payment', available: true, limit: null }]
    : [];

async function wallet(
  db: Db,
  who: Principal,
  { route, payer }: { readonly route: ParcelRoute; readonly payer: ChargePayer },
  { settings, currency }: ParcelRules,
): Promise<Methods> {
  if (who.kind !== 'customer' || !settings.rewards.wallet || !mayPayBy('wallet', payer)) return [];
  const balance = await balanceOf(db, 'wallet', who.id);
  const limit = toDecimal(money(balance, currency));
  return [{ method: 'wallet', available: route.amounts.total.minor <= balance, limit }];
}

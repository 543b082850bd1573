import { getConfig, type WireConfig } from '#contract/shell.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { fromDecimal, limitOf, type Currency } from '#domain/kernel/money.ts';
import { timeZone, type TimeZone } from '#domain/kernel/wall-clock.ts';
import { DEFAULT_CENTRE, parseGeoPoint } from '#domain/location/geo-point.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { understood, type Report } from '#infrastructure/kernel/rows.ts';
import type { ServerClock } from '#infrastructure/kernel/server-clock.ts';

export type ConfigReader = {
  readonly config: (signal: AbortSignal) => Promise<Storefront.ConfigAnswer>;
};

/** The answer also sets the server's clock. */
export const createConfigReader = (
  http: HttpClient,
  clock: ServerClock,
  report: Report = () => {},
): ConfigReader => ({
  async config(signal) {
    const answer = await call(http, getConfig, { withoutModule: true, signal });
    if (!answer.ok) return answer;
    if (answer.value.server_time !== undefined) clock.learn(answer.value.server_time);
    const known = understood(() => toAppConfig(answer.value), report);
    return known ? ok(known) : refuse({ kind: 'unreachable', cause: 'broken' });
  },
});

export function toAppConfig(wire: WireConfig): AppConfig {
  const currency: Currency = {
    code: currencyCode(wire.currency_code),
    digits: wire.digit_after_decimal_point,
  };
  const { lat, lng } = wire.default_location ?? {};
  return {
    name: wire.business_name,
    logo: wire.logo_full_url ?? '',
    phone: wire.phone ?? '',
    email: wire.email ?? '',
    address: wire.address ?? '',
    country: (wire.country ?? '').trim().toUpperCase(),
    sendsCodes: wire.sends_codes,
    currency,
    currencySide: wire.currency_symbol_direction,
    timeZone: knownZone(wire.time_zone),
    centre: parseGeoPoint(lat, lng) ?? DEFAULT_CENTRE,
    distanceUnit: wire.distance_unit,
    guestCheckout: wire.guest_checkout_status === 1 || wire.guest_checkout_status === '1',
    freeDeliveryFrom: limitOf(fromDecimal(wire.free_delivery_over ?? 0, currency)),
    vegetarianMarks: wire.toggle_veg_non_veg,
    taxIncluded: wire.tax_included === 1,
    cashOnDelivery: wire.cash_on_delivery,
    homeDelivery: wire.home_delivery_status === 1,
    takeAway: wire.takeaway_status === 1,
    scheduling: wire.schedule_order,
    digitalPayment: wire.digital_payment,
    wallet: wire.customer_wallet_status === 1,
    loyaltyPoints: wire.loyalty_point_status === 1,
    referrals: wire.ref_earning_status === 1,
    addsFunds: wire.add_fund_status === 1,
    pointTerms: {
      perUnit: wire.loyalty_point_exchange_rate,
      minimum: wire.loyalty_point_minimum_point,
    },
    pointsPercent: wire.loyalty_point_item_purchase_point,
    referralCredit: fromDecimal(wire.ref_earning_exchange_rate, currency),
    links: {
      travels: webAddress(wire.external_links.travels),
      handyman: webAddress(wire.external_links.handyman),
    },
  };
}

/** A wrong currency would falsify every price, so there is no fallback. */
function currencyCode(text: string): string {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) throw new Defect(`Not a currency: ${JSON.stringify(text)}`);
  return code;
}

/** A zone unknown to this browser would leave the app without a clock. */
function knownZone(name: string): TimeZone {
  try {
    return timeZone(name);
  } catch {
    return timeZone('America/New_York');
  }
}

/** The owner's links must be web addresses. */
const webAddress = (text: string | null | undefined): string =>
  /^https?:\/\//.test(text ?? '') ? (text ?? '') : '';

import type * as v from 'valibot';
import type { config } from '#contract/shell.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';

type Answer = v.InferInput<typeof config>;

/** Wire format of the settings. */
export function configAnswer(
  settings: StoredSettings,
  now: Date,
  { currency, codeSender }: Pick<ServerContext, 'currency' | 'codeSender'>,
): Answer {
  const { business, money: amounts, ordering, rewards, links } = settings;
  const { freeDeliveryFrom } = amounts;
  return {
    business_name: business.name,
    base_urls: { item_image_url: '/pictures' },
    logo_full_url: business.logo,
    address: business.address,
    phone: formatPhone(business.phone),
    email: business.email,
    country: business.country,
    sends_codes: codeSender !== null,
    default_location: { lat: business.latitude, lng: business.longitude },
    currency_code: currency.code,
    currency_symbol: amounts.symbol,
    currency_symbol_direction: amounts.symbolSide,
    digit_after_decimal_point: currency.digits,
    time_zone: business.timeZone,
    distance_unit: business.distanceUnit,
    server_time: now.getTime(),
    language: [
      { key: 'en', value: 'English' },
      { key: 'hi', value: 'हिन्दी' },
    ],
    toggle_veg_non_veg: ordering.vegetarianMarks,
    guest_checkout_status: ordering.guestCheckout ? 1 : 0,
    free_delivery_over: freeDeliveryFrom ? toDecimal(money(freeDeliveryFrom, currency)) : null,
    tax_included: amounts.taxIncluded ? 1 : 0,
    cash_on_delivery: ordering.cashOnDelivery,
    digital_payment: ordering.digitalPayment,
    customer_wallet_status: rewards.wallet ? 1 : 0,
    add_fund_status: rewards.wallet && rewards.addFund ? 1 : 0,
    loyalty_point_status: rewards.points ? 1 : 0,
    loyalty_point_exchange_rate: rewards.pointsPerUnit,
    loyalty_point_minimum_point: rewards.minimumPoints,
    loyalty_point_item_purchase_point: rewards.pointsPercent,
    ref_earning_status: rewards.referrals ? 1 : 0,
    ref_earning_exchange_rate: toDecimal(money(rewards.referralCredit, currency)),
    home_delivery_status: ordering.homeDelivery ? 1 : 0,
    takeaway_status: ordering.takeAway ? 1 : 0,
    schedule_order: ordering.scheduling,
    schedule_order_slot_duration: ordering.slotMinutes,
    external_links: links,
  };
}

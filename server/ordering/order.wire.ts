import type * as v from 'valibot';
import { orderTextsByWire } from '#contract/order-texts.ts';
import type * as contract from '#contract/ordering.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { DOOR_FIELDS } from '#domain/location/address.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { ORDER_AMOUNTS, type OrderSummary } from '#domain/pricing/order-summary.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { ChosenVariation } from '#server/cart/choice.ts';
import type { OrderedVariation } from '#server/kernel/schema.columns.ts';
import { textIn } from '#server/kernel/translations.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';

type WireAmounts = v.InferInput<typeof contract.amounts>;
type WireOrder = v.InferInput<typeof contract.order>;
type WireOrderLine = v.InferInput<typeof contract.orderLine>;

export const toWireAmounts = (summary: OrderSummary): WireAmounts => ({
  ...recordOf(ORDER_AMOUNTS, (part) => toDecimal(summary[part])),
  tax_included: summary.taxIncluded,
});

export function toWireOrder(row: OrderRow, language: Language, currency: Currency): WireOrder {
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  return {
    id: row.id,
    order_status: row.status,
    order_type: row.type,
    order_amount: decimal(row.total),
    delivery_charge: decimal(row.delivery),
    payment_status: row.payment_status,
    payment_method: row.payment_method as WireOrder['payment_method'],
    schedule_at: row.schedule_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    details_count: row.line_count ?? 0,
    ...orderTextsByWire((text) => row[text]),
    coupon_code: row.coupon_code,
    amounts: {
      ...recordOf(ORDER_AMOUNTS, (part) => decimal(row[part])),
      tax_included: row.tax_included,
    },
    delivery_address: row.type === 'take_away' ? null : addressOf(row),
    store: storeOf(row, language),
    ...parcelOf(row, language, decimal),
    delivery_man: courierOf(row),
    module_type: row.module_type,
    min_delivery_time: row.delivery_minutes_from,
    max_delivery_time: row.delivery_minutes_to,
    cancellation_reason: row.cancellation_reason,
    ...Object.fromEntries(row.events.map(({ status, at }) => [status, new Date(at).toISOString()])),
  };
}

function storeOf(row: OrderRow, language: Language): WireOrder['store'] {
  if (row.store_id === null) return null;
  return {
    id: row.store_id,
    name: nameIn(language, { name: row.store_name ?? '', translations: row.store_translations }),
    address: row.store_address,
    phone: row.store_phone,
    logo_full_url: row.store_logo,
    latitude: row.store_lat === null ? null : String(row.store_lat),
    longitude: row.store_lng === null ? null : String(row.store_lng),
  };
}

/** Fields of a parcel's order. Includes the link only if the owner is known. */
function parcelOf(row: OrderRow, language: Language, decimal: (minor: number) => number) {
  if (row.parcel_category_id === null) return {};
  const name = row.parcel_category_name ?? '';
  return {
    receiver_details: {
      contact_person_name: row.receiver_name,
      contact_person_number: row.receiver_phone,
      address: row.receiver_address,
      latitude: row.receiver_lat === null ? null : String(row.receiver_lat),
      longitude: row.receiver_lng === null ? null : String(row.receiver_lng),
      delivery_instruction: row.receiver_note,
    },
    charge_payer: row.charge_payer,
    parcel_category: {
      id: row.parcel_category_id,
      name: nameIn(language, { name, translations: row.parcel_category_translations }),
      image_full_url: row.parcel_category_image,
    },
    parcel_contents: {
      weight: (row.grams ?? 0) / 1000,
      length: row.centimetres ?? 0,
      declared_value: decimal(row.value ?? 0),
    },
  } satisfies Partial<WireOrder>;
}

/** A courier is visible from pickup to delivery only, waiting at the door included. */
function courierOf(row: OrderRow): WireOrder['delivery_man'] {
  const { courier_lat: lat, courier_lng: lng, courier_seen_at: seen } = row;
  const isComing = row.status === 'picked_up' || row.status === 'receiver_absent';
  if (!isComing || lat === null || lng === null || seen === null) return null;
  return { lat: String(lat), lng: String(lng), seen_at: seen.toISOString() };
}

const addressOf = (row: OrderRow): WireOrder['delivery_address'] => ({
  contact_person_name: row.contact_name,
  contact_person_number: row.contact_phone,
  address: row.address,
  ...recordOf(DOOR_FIELDS, (field) => row[field]),
  latitude: row.lat === null ? null : String(row.lat),
  longitude: row.lng === null ? null : String(row.lng),
});

/** Wire format of a line as ordered, whatever the item is now. */
export function toWireOrderLine(
  row: OrderLineRow,
  language: Language,
  currency: Currency,
): WireOrderLine {
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  return {
    id: row.id,
    item_id: row.item_id,
    quantity: row.quantity,
    price: decimal(row.unit_price),
    discount_on_item: decimal(row.discount),
    tax_amount: 0,
    variation: row.variation.map((chosen) => variationIn(language, chosen)),
    add_ons: row.add_ons.map((addOn) => ({
      id: addOn.id,
      name: nameIn(language, addOn),
      price: decimal(addOn.price),
      quantity: addOn.quantity,
    })),
    item_details: { id: row.item_id, name: nameIn(language, row), image_full_url: row.image },
  };
}

/** An ordered variation in one language. */
export const variationIn = (language: Language, chosen: OrderedVariation): ChosenVariation =>
  'type' in chosen
    ? { type: chosen.type }
    : {
        name: nameIn(language, chosen),
        values: { label: chosen.values.map((value) => textIn(language, value, 'label')) },
      };

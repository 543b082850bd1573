import type { Partner } from '#domain/messaging/partner.ts';
import { isBeingBrought } from '#domain/ordering/order-status.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { customerOwner } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { Translations } from '#server/kernel/schema.columns.ts';
import type { ConversationTable } from '#server/kernel/schema.ts';
import { translationsOf } from '#server/kernel/translations.ts';
import * as errorMessages from './error-messages.ts';

/** Facts of a partner for an empty conversation. */
export type PartnerFacts = {
  readonly partner: Partner;
  readonly name: string;
  readonly translations: Translations;
  readonly picture: string;
};

/** Permits partners of the customer; a courier only about an own order with a delivery. */
export async function requirePartner(
  db: Db,
  customer: number,
  partner: Partner,
): Promise<PartnerFacts> {
  const found = await FIND[partner.kind](db, Math.min(partner.id, LAST_ROW_ID), customer);
  if (!found) throw httpError(404, 'receiver_id', errorMessages.NO_PARTNER);
  return { ...found, partner };
}

type Found = Omit<PartnerFacts, 'partner'> | undefined;
const NAMELESS = { name: '', translations: null, picture: '' };

const FIND: Readonly<
  Record<Partner['kind'], (db: Db, id: number, customer: number) => Promise<Found>>
> = {
  store: (db, id) =>
    db
      .selectFrom('store')
      .select(['name', 'logo as picture', translationsOf('store')])
      .where('id', '=', id)
      .executeTakeFirst(),
  provider: (db, id) =>
    db
      .selectFrom('rental_provider')
      .select(['name', 'logo as picture', translationsOf('rental_provider')])
      .where('id', '=', id)
      .executeTakeFirst(),
  courier: async (db, id, customer) => {
    const order = await ownOrder(db, customer, id)
      .where('type', '!=', 'take_away')
      .executeTakeFirst();
    return order && NAMELESS;
  },
  support: async () => NAMELESS,
};

const ownOrder = (db: Db, customer: number, id: number) =>
  db
    .selectFrom('orders')
    .select(['status', 'type'])
    .where('id', '=', Math.min(id, LAST_ROW_ID))
    .where('owner', '=', customerOwner(customer));

/** Messages may refer only to the customer's own orders. */
export async function requireOrder(db: Db, customer: number, id: number): Promise<void> {
  const order = await ownOrder(db, customer, id).executeTakeFirst();
  if (!order) throw httpError(404, 'order_id', errorMessages.NO_ORDER);
}

/** A courier receives messages only while delivering the order. */
export async function requireReachable(db: Db, customer: number, partner: Partner): Promise<void> {
  if (partner.kind !== 'courier') return;
  const order = await ownOrder(db, customer, partner.id).executeTakeFirst();
  if (!order || !isBeingBrought(order.status, order.type)) {
    throw httpError(403, 'delivery_man', errorMessages.NO_COURIER);
  }
}

type Columns = Pick<ConversationTable, 'partner' | 'store_id' | 'provider_id' | 'order_id'>;

export const columnsOf = ({ kind, id }: Partner): Columns => ({
  partner: kind,
  store_id: kind === 'store' ? id : null,
  provider_id: kind === 'provider' ? id : null,
  order_id: kind === 'courier' ? id : null,
});

export function partnerOf({ partner, store_id, provider_id, order_id }: Columns): Partner {
  const id = store_id ?? provider_id ?? order_id ?? 0;
  return { kind: partner, id } as Partner;
}

import { sql, type Insertable, type RawBuilder } from 'kysely';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { PartnerKind } from '#domain/messaging/partner.ts';
import type { ConversationTable, MessageTable } from '#server/kernel/schema.ts';

type Talk = Omit<Insertable<ConversationTable>, 'id' | 'store_id' | 'provider_id'> & {
  readonly id: number;
  readonly store_id: RawBuilder<number> | null;
  readonly provider_id: RawBuilder<number> | null;
};
export type ConversationRows = {
  readonly conversation: Talk[];
  readonly message: Insertable<MessageTable>[];
};

type PlannedMessage = {
  readonly by: 'asha' | 'partner';
  readonly text: string;
  /** Minutes ago. */
  readonly ago: number;
  /** True if the other side has not seen it. */
  readonly isNew?: true;
};
type Plan = {
  readonly partner: PartnerKind;
  readonly name?: string;
  readonly messages: readonly PlannedMessage[];
};

const ASHA = 1;
const DAY = 24 * 60;

const plans: readonly Plan[] = [
  {
    partner: 'provider',
    name: 'Lantern Wheels',
    messages: [
      { by: 'asha', text: 'Hello! Is there room for two large suitcases?', ago: 6 * DAY + 40 },
      { by: 'partner', text: 'Yes, both fit behind the rear seats.', ago: 6 * DAY + 25 },
      { by: 'asha', text: 'बहुत बढ़िया, धन्यवाद!', ago: 6 * DAY + 20 },
    ],
  },
  {
    partner: 'support',
    messages: [
      { by: 'asha', text: 'How do I change the phone number of my account?', ago: 2 * DAY + 90 },
      {
        by: 'partner',
        text: 'Open your profile and choose Edit profile. We send a code to the new number.',
        ago: 2 * DAY + 60,
        isNew: true,
      },
    ],
  },
  {
    partner: 'store',
    name: 'Saffron Lane',
    messages: [
      { by: 'asha', text: 'Can you make the dal without cream?', ago: 95 },
      { by: 'partner', text: 'Of course. Shall we leave the butter out as well?', ago: 80 },
      { by: 'asha', text: 'Yes please.', ago: 78 },
      { by: 'partner', text: 'Noted on your next order.', ago: 30, isNew: true },
      { by: 'partner', text: 'The mango lassi is back, by the way!', ago: 29, isNew: true },
    ],
  },
];

/** By name, as ids differ in a database that was filled in parts. */
const numberOf = (table: 'store' | 'rental_provider', { name = '' }: Plan) =>
  sql<number>`(select min(id) from ${sql.table(table)} where name = ${name})`;

/** Conversations of the first example customer with one kind of partner. */
export function conversationRows(kind: PartnerKind, now: Date): ConversationRows {
  const at = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  const rows: ConversationRows = { conversation: [], message: [] };
  for (const [index, plan] of plans.entries()) {
    if (plan.partner !== kind) continue;
    const id = index + 1;
    rows.conversation.push({
      ...{ id, customer_id: ASHA, partner: kind, order_id: null },
      store_id: kind === 'store' ? numberOf('store', plan) : null,
      provider_id: kind === 'provider' ? numberOf('rental_provider', plan) : null,
    });
    for (const [place, { by, text, ago, isNew }] of plan.messages.entries()) {
      rows.message.push({
        ...{ id: id * 10 + place, conversation_id: id, from_customer: by === 'asha' },
        ...{ text, order_id: null, key: null },
        created_at: at(ago),
        seen_at: isNew ? null : at(ago - 1),
      });
    }
  }
  return rows;
}

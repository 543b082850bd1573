import { parseId, type Id } from '#domain/kernel/id.ts';

/** With whom customers talk: a store, who rents vehicles out, who brings an order, or those who run the app. */
export const PARTNER_KINDS = ['store', 'provider', 'courier', 'support'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** A courier is known by the order that they bring; of support there is one. */
export type Partner =
  | { readonly kind: 'store'; readonly id: Id<'Store'> }
  | { readonly kind: 'provider'; readonly id: Id<'Provider'> }
  | { readonly kind: 'courier'; readonly id: Id<'Order'> }
  | { readonly kind: 'support'; readonly id: 0 };

export const SUPPORT: Partner = { kind: 'support', id: 0 };

/** What a person may narrow the list of their conversations to. */
export const CHANNELS = ['vendor', 'delivery_man', 'admin'] as const;
export type Channel = (typeof CHANNELS)[number];

const CHANNEL_OF: Readonly<Record<PartnerKind, Channel>> = {
  store: 'vendor',
  provider: 'vendor',
  courier: 'delivery_man',
  support: 'admin',
};
/** Who rents vehicles out is a vendor, too. */
export const channelOf = ({ kind }: Pick<Partner, 'kind'>): Channel => CHANNEL_OF[kind];

/** A partner as a page shows them. */
export type Contact = {
  readonly partner: Partner;
  /** Empty for couriers and support, whom the app names itself. */
  readonly name: string;
  /** Empty for none. */
  readonly picture: string;
};

/** Names a partner in an address, such as "store:4". */
export const partnerText = ({ kind, id }: Partner): string => `${kind}:${id}`;

/** Who is named so; null for no one. */
export function parsePartner(text: string | null): Partner | null {
  const [, word, number] = /^([a-z]+):(\d{1,16})$/.exec(text ?? '') ?? [];
  const kind = PARTNER_KINDS.find((known) => known === word);
  if (!kind) return null;
  if (kind === 'support') return SUPPORT;
  const id = parseId<'Partner'>(number);
  return id === null ? null : ({ kind, id: Number(id) } as Partner);
}

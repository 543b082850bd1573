import type { Id } from '#domain/kernel/id.ts';

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

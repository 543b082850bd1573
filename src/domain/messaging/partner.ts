import { parseId, type Id } from '#domain/kernel/id.ts';

export const PARTNER_KINDS = ['store', 'provider', 'courier', 'support'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** A courier is identified by the order; support is a single partner. */
export type Partner =
  | { readonly kind: 'store'; readonly id: Id<'Store'> }
  | { readonly kind: 'provider'; readonly id: Id<'Provider'> }
  | { readonly kind: 'courier'; readonly id: Id<'Order'> }
  | { readonly kind: 'support'; readonly id: 0 };

export const SUPPORT: Partner = { kind: 'support', id: 0 };

export const CHANNELS = ['vendor', 'delivery_man', 'admin'] as const;
export type Channel = (typeof CHANNELS)[number];

const CHANNEL_OF: Readonly<Record<PartnerKind, Channel>> = {
  store: 'vendor',
  provider: 'vendor',
  courier: 'delivery_man',
  support: 'admin',
};
/** A rental provider is a vendor, too. */
export const channelOf = ({ kind }: Pick<Partner, 'kind'>): Channel => CHANNEL_OF[kind];

export type Contact = {
  readonly partner: Partner;
  /** Empty for couriers and support, which the app names itself. */
  readonly name: string;
  /** Empty for none. */
  readonly picture: string;
};

/** The name of a partner in an address, such as "store:4". */
export const partnerText = ({ kind, id }: Partner): string => `${kind}:${id}`;

/** The inverse of `partnerText`; null for other text. */
export function parsePartner(text: string | null): Partner | null {
  const [, word, number] = /^([a-z]+):(\d{1,16})$/.exec(text ?? '') ?? [];
  const kind = PARTNER_KINDS.find((known) => known === word);
  if (!kind) return null;
  if (kind === 'support') return SUPPORT;
  const id = parseId<'Partner'>(number);
  return id === null ? null : ({ kind, id: Number(id) } as Partner);
}

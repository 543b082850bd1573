import type { Context } from 'hono';
import { parsePhone, type Country } from '#domain/account/phone.ts';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, type Limit } from '#server/kernel/limits.ts';
import { customerOf, guestOf, guestOwner } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { LocalizedText } from '#server/kernel/localized-text.ts';

/** Who says that an order or a trip is theirs, and how they would know. */
export type Claim = {
  readonly id: number;
  /** The customer who is signed in. */
  readonly customer: string | null;
  readonly guest: string | null;
  /** What the phone that was given may mean; null where none was. */
  readonly phones: readonly string[] | null;
};

export type Claimed = { readonly owner: string; readonly contact_phone: string };

export async function claimOf(
  context: ServerContext,
  c: Context,
  given: {
    readonly id: number;
    readonly guest_id?: number | null | undefined;
    readonly contact_number?: string | null | undefined;
  },
): Promise<Claim> {
  const customer = await customerOf(context, c);
  const guest = given.guest_id ?? (await guestOf(c))?.id;
  return {
    id: given.id,
    customer: customer?.owner ?? null,
    guest: guest === undefined ? null : guestOwner(guest),
    phones: given.contact_number ? phonesIn(given.contact_number, context.country) : null,
  };
}

/** Customers need no phone for what is their own. All others need the right one: a wrong one is no help (D-07). */
export const isKnownBy = ({ owner, contact_phone }: Claimed, claim: Claim): boolean =>
  owner === claim.customer ||
  (claim.phones === null ? owner === claim.guest : isAmong(claim.phones, contact_phone));

/** What a customer placed is canceled by them alone: others may know its phone, to receive it. */
export const isCanceledBy = (it: Claimed, claim: Claim): boolean =>
  it.owner === claim.customer || (isGuest(it) && isKnownBy(it, claim));

const isGuest = ({ owner }: Claimed): boolean => owner.startsWith('guest:');

/** However it is written down; a plus sign that an address bar took for a space is forgiven. */
function phonesIn(given: string, country: Country): readonly string[] {
  const readings = [parsePhone(given, country), parsePhone(`+${given.trim()}`, country)];
  return [...new Set(readings.filter((phone) => phone !== null))];
}

/** What was ordered before numbers were read as they are now is read again. */
function isAmong(phones: readonly string[], known: string): boolean {
  const phone = parsePhone(known, '');
  return phone !== null && phones.includes(phone);
}

type Search<Row> = {
  /** "order" or "trip": the code of the refusal, and what limits are counted for. */
  readonly kind: 'order' | 'trip';
  readonly find: (id: number) => Promise<Row | undefined>;
  readonly notFound: LocalizedText;
};

/**
 * What is claimed, for its owner at any time, and for others by its phone number. What they guess wrongly
 * is counted, so that neither a phone tells what it ordered nor an order its phone. Others learn nothing.
 */
export async function claimed<Row extends Claimed>(
  context: ServerContext,
  c: Context,
  claim: Claim,
  { kind, find, notFound }: Search<Row>,
): Promise<Row> {
  const it = await find(claim.id);
  const isOwn = it && [claim.customer, claim.guest].includes(it.owner);
  if (isOwn && isKnownBy(it, claim)) return it;
  const forgive = await spend(context, limitsOn(kind, claim, addressOf(c, context)));
  if (!it || !isKnownBy(it, claim)) throw httpError(404, kind, notFound);
  await forgive();
  return it;
}

function limitsOn(kind: string, { id, phones }: Claim, address: string | null): readonly Limit[] {
  return [
    { subject: `${kind} ${id}`, maximum: 100, within: HOUR },
    ...(phones ?? []).map((phone) => ({
      ...{ subject: `${kind}s of ${phone}`, maximum: 100, within: HOUR },
    })),
    ...(address ? [{ subject: `${kind}s from ${address}`, maximum: 20, within: 15 * MINUTE }] : []),
  ];
}

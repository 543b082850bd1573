import type { Context } from 'hono';
import { parsePhone, type Country } from '#domain/account/phone.ts';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, type Limit } from '#server/kernel/limits.ts';
import { customerOf, guestOf, guestOwner } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { LocalizedText } from '#server/kernel/localized-text.ts';

/** Principal that claims an order or trip, with its proof. */
export type Claim = {
  readonly id: number;
  readonly customer: string | null;
  readonly guest: string | null;
  /** Possible readings of the given phone; null without one. */
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

/** Customers need no phone for their own records. All others need the right one: a wrong one never helps (D-07). */
export const isKnownBy = ({ owner, contact_phone }: Claimed, claim: Claim): boolean =>
  owner === claim.customer ||
  (claim.phones === null ? owner === claim.guest : isAmong(claim.phones, contact_phone));

/** Only the customer who placed it may cancel it: receivers know its phone as well. */
export const isCanceledBy = (it: Claimed, claim: Claim): boolean =>
  it.owner === claim.customer || (isGuest(it) && isKnownBy(it, claim));

const isGuest = ({ owner }: Claimed): boolean => owner.startsWith('guest:');

/** Accepts any notation, also with a plus sign decoded as a space. */
function phonesIn(given: string, country: Country): readonly string[] {
  const readings = [parsePhone(given, country), parsePhone(`+${given.trim()}`, country)];
  return [...new Set(readings.filter((phone) => phone !== null))];
}

/** Stored numbers are parsed again, as older rows predate the current format. */
function isAmong(phones: readonly string[], known: string): boolean {
  const phone = parsePhone(known, '');
  return phone !== null && phones.includes(phone);
}

type Search<Row> = {
  /** Code of the refusal, and subject of the limits. */
  readonly kind: 'order' | 'trip';
  readonly find: (id: number) => Promise<Row | undefined>;
  readonly notFound: LocalizedText;
};

/**
 * Returns the claimed record to its owner, and to others by its phone number. Wrong guesses are counted, so that
 * neither a phone reveals its orders nor an order its phone. The refusal reveals nothing.
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
  const undoSpend = await spend(context, limitsOn(kind, claim, addressOf(c, context)));
  if (!it || !isKnownBy(it, claim)) throw httpError(404, kind, notFound);
  await undoSpend();
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

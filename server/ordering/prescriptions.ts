import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY, HOUR } from '#domain/kernel/instant.ts';
import { LARGEST_FILE } from '#domain/kernel/image-file.ts';
import { MAX_FILES } from '#domain/ordering/prescription.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { imageTooLarge, reencodeImage } from '#server/kernel/images.ts';
import type { Limit } from '#server/kernel/limits.ts';
import { customerOwner, guestOwner, type Principal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { readUpload } from '#server/kernel/read-upload.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import * as messages from './prescription-messages.ts';

/** Retention of unused images. */
export const IMAGES_WAIT = DAY;

type Stored = { readonly id: string };

const lastTooOld = (now: Date): Date => new Date(now.getTime() - IMAGES_WAIT);

const usable = (db: Db, owner: string, now: Date) =>
  db
    .selectFrom('prescription_file')
    .where('owner', '=', owner)
    .where('created_at', '>', lastTooOld(now));

/** Unused images of the owner, oldest first. */
export const waitingPrescriptions = (db: Db, owner: string, now: Date): Promise<Stored[]> =>
  usable(db, owner, now)
    .select('id')
    .where('used_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Limits far above normal use: by customer or guest, and by address. */
export const uploadLimits = (owner: string, address: string | null): readonly Limit[] =>
  // Calls without an address are from this process.
  address === null
    ? []
    : [
        { subject: `prescriptions of ${owner}`, maximum: 60, within: HOUR },
        { subject: `prescriptions from ${address}`, maximum: 240, within: HOUR },
      ];

/**
 * Stores an image for its owner. The same bytes return the stored image, so that an upload may be repeated after a
 * lost response.
 */
export async function storePrescription(
  { db, files, now }: ServerContext,
  owner: string,
  request: Request,
): Promise<Stored> {
  const bytes = await readUpload(request, LARGEST_FILE, TOO_LARGE);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const known = await sameOrRoom(db, owner, digest, now());
  if (known) return known;
  // The file is stored before its row: after a crash in between, the purge deletes it.
  const file = await files.put(await reencodeImage(bytes));
  let stored: Stored | null = null;
  const row = { id: randomUUID(), owner, file, digest, created_at: now() };
  try {
    stored = await inTransaction(db, `prescriptions of ${owner}`, async (transaction) => {
      await alone(transaction, owner);
      const same = await sameOrRoom(transaction, owner, digest, now());
      if (same) return same;
      await transaction.insertInto('prescription_file').values(row).execute();
      return { id: row.id };
    });
    return stored;
  } finally {
    if (stored?.id !== row.id) await files.delete(file);
  }
}

/** Serializes uploads of one owner, so that they are counted. */
const alone = (db: Db, owner: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`prescriptions of ${owner}`}, 0))`.execute(
    db,
  );

/** The image with the same bytes; null if there is room for another one. */
async function sameOrRoom(
  db: Db,
  owner: string,
  digest: string,
  now: Date,
): Promise<Stored | null> {
  const waiting = await usable(db, owner, now)
    .select(['id', 'digest'])
    .where('used_at', 'is', null)
    .execute();
  const same = waiting.find((one) => one.digest === digest);
  if (same) return { id: same.id };
  if (waiting.length >= MAX_FILES) throw httpError(403, 'too_many_images', messages.TOO_MANY);
  return null;
}

/** Returns the image to its owner only, used or not. */
export async function prescriptionImage(
  { db, files }: ServerContext,
  who: Principal,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const row = await byId(db, id)?.where('owner', 'in', ownersOf(who)).executeTakeFirst();
  const image = row ? await files.get(row.file) : null;
  if (!image) throw httpError(404, 'prescription', messages.NOT_FOUND);
  return image;
}

/** An image for the store, of any owner. */
export async function prescriptionOfAnyone(
  { db, files }: Pick<ServerContext, 'db' | 'files'>,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const row = await byId(db, id)?.where('used_at', 'is not', null).executeTakeFirst();
  const image = row ? await files.get(row.file) : null;
  if (!image) throw httpError(404, 'prescription', messages.NOT_FOUND);
  return image;
}

/** The principal, and the guest before sign-in. */
const ownersOf = (who: Principal): readonly string[] =>
  who.kind === 'customer' && who.guest !== null ? [who.owner, guestOwner(who.guest)] : [who.owner];

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const byId = (db: Db, id: string) =>
  isUuid(id) ? db.selectFrom('prescription_file').select('file').where('id', '=', id) : undefined;

/** Deletes an unused image; all others stay. */
export async function removePrescription(
  { db, files }: Pick<ServerContext, 'db' | 'files'>,
  owner: string,
  id: string,
): Promise<void> {
  if (!isUuid(id)) return;
  const deleted = await db
    .deleteFrom('prescription_file')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('used_at', 'is', null)
    .returning('file')
    .executeTakeFirst();
  if (deleted) await files.delete(deleted.file);
}

/**
 * Assigns images to an order, after which they cannot be removed. Must run in the transaction that places the
 * order. Orders of one cart may share images for a day.
 */
export async function usePrescriptions(
  db: Db,
  owner: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length > MAX_FILES) throw httpError(403, 'prescription', messages.TOO_MANY);
  if (new Set(ids).size < ids.length) throw httpError(403, 'prescription', messages.TWICE);
  if (!ids.every(isUuid)) throw httpError(403, 'prescription', messages.GONE);
  const used = await db
    .updateTable('prescription_file')
    .set({ used_at: sql`coalesce(used_at, ${now})` })
    .where('id', 'in', ids)
    .where('owner', '=', owner)
    .where('created_at', '>', lastTooOld(now))
    .returning('digest')
    .execute();
  if (used.length < ids.length) throw httpError(403, 'prescription', messages.GONE);
  if (new Set(used.map(({ digest }) => digest)).size < used.length) {
    throw httpError(403, 'prescription', messages.TWICE);
  }
}

export async function attachPrescriptions(
  db: Db,
  order_id: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('order_prescription')
    .values(ids.map((prescription_id, at) => ({ order_id, prescription_id, position: at + 1 })))
    .execute();
}

export async function prescriptionsOf(db: Db, order: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('order_prescription')
    .select('prescription_id')
    .where('order_id', '=', order)
    .orderBy('position')
    .execute();
  return rows.map(({ prescription_id }) => prescription_id);
}

/**
 * Moves a guest's usable images to the account at sign-in. Unused images of the account are removed if they
 * are the same, or too many together.
 */
export async function claimPrescriptions(
  db: Db,
  people: { readonly guest: number; readonly customer: number },
  now: Date,
): Promise<void> {
  const [guest, customer] = [guestOwner(people.guest), customerOwner(people.customer)];
  const claimed = await db
    .updateTable('prescription_file')
    .set({ owner: customer })
    .where('owner', '=', guest)
    .where('used_at', 'is', null)
    .where('created_at', '>', lastTooOld(now))
    .returning(['id', 'digest'])
    .execute();
  if (claimed.length === 0) return;
  const room = Math.max(0, MAX_FILES - claimed.length);
  const ids = claimed.map(({ id }) => id);
  const digests = claimed.map(({ digest }) => digest);
  const newest = usable(db, customer, now)
    .select('id')
    .where('used_at', 'is', null)
    .where('digest', 'not in', digests)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(room);
  await db
    .deleteFrom('prescription_file')
    .where('owner', '=', customer)
    .where('used_at', 'is', null)
    .where('id', 'not in', ids)
    .where('id', 'not in', newest)
    .execute();
}

const TOO_LARGE = imageTooLarge(LARGEST_FILE / 1024 / 1024);

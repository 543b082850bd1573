import { pathOf } from '#contract/endpoint.ts';
import { readReviewImage } from '#contract/catalogue.ts';
import { HOUR } from '#domain/kernel/instant.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { reencodeImage } from '#server/kernel/images.ts';
import type { Limit } from '#server/kernel/limits.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { httpError, HttpError } from '#server/kernel/http-error.ts';

/** Pixels. */
const LONGEST_SIDE = 1_600;

/** Decoding pictures is costly. */
export const reviewLimit = ({ owner }: Customer): Limit => ({
  subject: `reviews of ${owner}`,
  maximum: 60,
  within: HOUR,
});

/**
 * Stores the pictures of a review and passes the file names to `write`, which inserts them in its rows. A
 * refused review leaves no files; after a crash the purge deletes files without rows.
 */
export async function withReviewImages<Written>(
  { files }: Pick<ServerContext, 'files'>,
  images: readonly Uint8Array[],
  write: (stored: readonly string[]) => Promise<Written>,
): Promise<Written> {
  const encoded: Uint8Array[] = [];
  for (const bytes of images) encoded.push(await reencodeImage(bytes, LONGEST_SIDE));
  const stored: string[] = [];
  for (const bytes of encoded) stored.push(await files.put(bytes));
  try {
    return await write(stored);
  } catch (failure) {
    if (failure instanceof HttpError) for (const file of stored) await files.delete(file);
    throw failure;
  }
}

/** Publishes files as pictures of a review and returns their paths. */
export async function showReviewImages(
  db: Db,
  files: readonly string[],
): Promise<readonly string[]> {
  if (files.length === 0) return [];
  await db
    .insertInto('review_image')
    .values(files.map((file) => ({ file })))
    .execute();
  return files.map((name) => pathOf(readReviewImage, { name }));
}

/** A picture of a review, without authorization. */
export async function reviewImage(
  { db, files }: ServerContext,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const row = await db
    .selectFrom('review_image')
    .select('file')
    .where('file', '=', name)
    .executeTakeFirst();
  const image = row ? await files.get(row.file) : null;
  if (!image) throw NOT_FOUND;
  return image;
}

const NOT_FOUND = httpError(404, 'image', {
  en: 'There is no such picture',
  hi: 'ऐसी कोई तस्वीर नहीं है',
});

import { pathOf } from '#contract/endpoint.ts';
import { readPicture } from '#contract/account-profile.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { imageTooLarge, reencodeImage } from '#server/kernel/images.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { NO_PICTURE } from './account-messages.ts';

/** Portraits are shown small. Pixels. */
const PORTRAIT_SIDE = 512;

export const PICTURE_TOO_LARGE = imageTooLarge(2);

/** URL of a picture by its storage name. */
const addressOf = (name: string): string => pathOf(readPicture, { name });

/** Stores a picture and returns the value for the customer's row. The row is written afterwards. */
export const storePicture = async (
  { files }: Pick<ServerContext, 'files'>,
  bytes: Uint8Array,
): Promise<string> => addressOf(await files.put(await reencodeImage(bytes, PORTRAIT_SIDE)));

/** Deletes a picture without a row; files elsewhere stay. */
export async function deletePicture(
  { files }: Pick<ServerContext, 'files'>,
  image: string | null | undefined,
): Promise<void> {
  const name = image?.split('/').at(-1) ?? '';
  if (image === addressOf(name)) await files.delete(name);
}

/** Filters storage names to pictures of customers. */
export async function picturesAmong(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('customer')
    .select('image')
    .where('image', 'in', names.map(addressOf))
    .execute();
  return rows.map(({ image }) => image?.split('/').at(-1) ?? '');
}

/** Current picture of a customer, no former one and no other file. */
export async function pictureNamed(
  { db, files }: ServerContext,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const isNamed = (await picturesAmong(db, [name])).length > 0;
  const image = isNamed ? await files.get(name) : null;
  if (!image) throw httpError(404, 'picture', NO_PICTURE);
  return image;
}

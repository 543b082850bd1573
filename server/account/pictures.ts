import { pathOf } from '#contract/endpoint.ts';
import { readPicture } from '#contract/account-profile.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { imageTooLarge, reencodeImage } from '#server/kernel/images.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { NO_PICTURE } from './account-messages.ts';

/** Of a portrait that is shown small. */
const PORTRAIT_SIDE = 512;

export const PICTURE_TOO_LARGE = imageTooLarge(2);

/** Where the picture is found that lies in storage under this name. */
const addressOf = (name: string): string => pathOf(readPicture, { name });

/** Puts a picture away, and answers what the row of its customer says of it. The row comes after it. */
export const storePicture = async (
  { files }: Pick<ServerContext, 'files'>,
  bytes: Uint8Array,
): Promise<string> => addressOf(await files.put(await reencodeImage(bytes, PORTRAIT_SIDE)));

/** Deletes a picture that no row names any more; what lies elsewhere stays there. */
export async function deletePicture(
  { files }: Pick<ServerContext, 'files'>,
  image: string | null | undefined,
): Promise<void> {
  const name = image?.split('/').at(-1) ?? '';
  if (image === addressOf(name)) await files.delete(name);
}

/** Of files in storage, those that are pictures of customers. */
export async function picturesAmong(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('customer')
    .select('image')
    .where('image', 'in', names.map(addressOf))
    .execute();
  return rows.map(({ image }) => image?.split('/').at(-1) ?? '');
}

/** A picture that a customer has now: neither one of before nor another file. */
export async function pictureNamed(
  { db, files }: ServerContext,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const isNamed = (await picturesAmong(db, [name])).length > 0;
  const image = isNamed ? await files.get(name) : null;
  if (!image) throw httpError(404, 'picture', NO_PICTURE);
  return image;
}

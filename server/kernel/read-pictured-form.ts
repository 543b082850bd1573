import type { Endpoint } from '#contract/endpoint.ts';
import { LARGEST_FILE } from '#domain/kernel/image-file.ts';
import { MAX_IMAGES } from '#domain/kernel/picked-images.ts';
import { imageTooLarge } from './images.ts';
import { httpError } from './http-error.ts';
import { readForm, type ReadForm } from './read-form.ts';

/** All pictures, and the text beside them. */
const LARGEST_FORM = MAX_IMAGES * LARGEST_FILE + 100_000;
const TOO_LARGE = imageTooLarge(LARGEST_FILE / 1024 / 1024);
const TOO_MANY = httpError(403, 'too_many_images', {
  en: `You can not upload more than ${MAX_IMAGES} images`,
  hi: `आप ${MAX_IMAGES} से ज़्यादा तस्वीरें अपलोड नहीं कर सकते`,
});

/** Reads a form of text and at most three pictures, none of them too large (D-84, D-92). */
export async function readPicturedForm<Of extends NonNullable<Endpoint['form']>>(
  request: Request,
  form: Of,
): Promise<ReadForm<Of>> {
  const read = await readForm(request, form, { maximum: LARGEST_FORM, tooLarge: TOO_LARGE });
  if (read.files.some(({ byteLength }) => byteLength > LARGEST_FILE)) throw TOO_LARGE;
  if (read.files.length > MAX_IMAGES) throw TOO_MANY;
  return read;
}

import { LARGEST_FILE, type ImageFile } from '#domain/kernel/image-file.ts';
import { pickImages, type RefusedFile } from '#domain/ordering/prescription.ts';

/** As many pictures as a message carries. */
export const MOST_IMAGES = 3;
/** Bytes of one picture. */
export const LARGEST_IMAGE = LARGEST_FILE;

/** What is added to a message that is being written: those that fit, and of the rest why not. */
export const addedImages = <File extends ImageFile>(
  there: number,
  picked: readonly File[],
): { readonly files: readonly File[]; readonly refused: readonly RefusedFile[] } =>
  pickImages(picked, MOST_IMAGES - there);

import { Defect } from '#domain/kernel/defect.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { LARGEST_FILE, type ImageFile } from '#domain/kernel/image-file.ts';

/** A paper page is legible at this size, and as a JPEG it is far below the limit. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;
/** Milliseconds: six megabytes take a while on a slow network. */
export const UPLOAD_PATIENCE = 3 * MINUTE;

/**
 * Photographs of phones exceed the upload limit, so they are scaled down. A file that the browser cannot
 * decode is sent unchanged, and the server reports the error.
 */
export async function shrunk(file: Blob): Promise<Blob> {
  if (file.size <= LARGEST_FILE || typeof createImageBitmap !== 'function') return file;
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return await new Promise((resolve) => {
      canvas.toBlob((smaller) => resolve(smaller ?? file), 'image/jpeg', QUALITY);
    });
  } catch {
    return file;
  }
}

export const uploadsOf = async (images: readonly ImageFile[]): Promise<readonly Blob[]> =>
  Promise.all(images.map(async (image) => shrunk(blobOf(image))));

/** A browser's file is the only kind that a picker or a drop returns. */
export function blobOf(file: ImageFile): Blob {
  if (file instanceof Blob) return file;
  throw new Defect('Not a file of this browser');
}

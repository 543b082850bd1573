import { Defect } from '#domain/kernel/defect.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { LARGEST_FILE, type ImageFile } from '#domain/kernel/image-file.ts';

/** A sheet of paper can be read at this size, and as a JPEG it is far below the limit. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;
/** Milliseconds: six megabytes take a while where the network is slow. */
export const UPLOAD_PATIENCE = 3 * MINUTE;

/**
 * A photograph of a phone is larger than may be uploaded: it is rendered again, smaller. What cannot be rendered
 * here goes as it is, and the server says what is wrong with it.
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

/** What pictures are sent as. */
export const uploadsOf = async (images: readonly ImageFile[]): Promise<readonly Blob[]> =>
  Promise.all(images.map(async (image) => shrunk(blobOf(image))));

/** A browser's file is all that a picker or a drop gives. */
export function blobOf(file: ImageFile): Blob {
  if (file instanceof Blob) return file;
  throw new Defect('Not a file of this browser');
}

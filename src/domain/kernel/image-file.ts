/** Known without opening the file. */
export type ImageFile = { readonly name: string; readonly type: string; readonly size: number };

/** Bytes. */
export const LARGEST_FILE = 2 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type ImageFileRefusal = 'notAnImage' | 'empty';

/** A first check: the server decodes the file and decides on its real type. */
export function imageFileRefusal({ type, size }: ImageFile): ImageFileRefusal | null {
  if (!IMAGE_TYPES.some((known) => known === type)) return 'notAnImage';
  return size === 0 ? 'empty' : null;
}

import { imageFileRefusal, type ImageFile } from './image-file.ts';

export const MAX_IMAGES = 3;

export const IMAGE_REFUSALS = [
  'empty',
  'notAnImage',
  'broken',
  'tooManyPixels',
  'tooLarge',
  'tooMany',
  'twice',
  'other',
] as const;
export type ImageRefusal = (typeof IMAGE_REFUSALS)[number];

export type RefusedFile = {
  readonly name: string;
  readonly refusal: ImageRefusal;
  /** The server's own sentence; empty when it was not involved. */
  readonly said: string;
};

type Judged<File extends ImageFile> = {
  readonly files: readonly File[];
  readonly refused: readonly RefusedFile[];
};

export function pickImages<File extends ImageFile>(
  files: readonly File[],
  room: number,
): Judged<File> {
  const judged = files.map((file) => ({ file, refusal: imageFileRefusal(file) }));
  const fitting = judged.flatMap(({ file, refusal }) => (refusal === null ? [file] : []));
  const left = fitting.slice(Math.max(0, room));
  return {
    files: fitting.filter((file) => !left.includes(file)),
    refused: judged.flatMap(({ file, refusal }): readonly RefusedFile[] => {
      const because = refusal ?? (left.includes(file) ? 'tooMany' : null);
      return because === null ? [] : [{ name: file.name, refusal: because, said: '' }];
    }),
  };
}

export type PickedImages = {
  readonly images: readonly ImageFile[];
  readonly refused: readonly RefusedFile[];
};
export const NO_IMAGES: PickedImages = { images: [], refused: [] };

export function withImages({ images }: PickedImages, picked: readonly ImageFile[]): PickedImages {
  const { files, refused } = pickImages(picked, MAX_IMAGES - images.length);
  return { images: [...images, ...files], refused };
}

export const withoutImage = ({ images }: PickedImages, at: number): PickedImages => ({
  images: images.filter((_, index) => index !== at),
  refused: [],
});

import { imageFileRefusal, type ImageFile } from './image-file.ts';

/** As many pictures as go with one thing that is written. */
export const MAX_IMAGES = 3;

/** Why an image is not kept. */
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
  /** The app's own sentence; empty where it was not asked. */
  readonly said: string;
};

type Judged<File extends ImageFile> = {
  readonly files: readonly File[];
  readonly refused: readonly RefusedFile[];
};

/** Which of the files may be uploaded. What a file really is, the app says that decodes it. */
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

/** The pictures that go with something that is being written. */
export type PickedImages = {
  readonly images: readonly ImageFile[];
  /** Of those that were added last, the ones that were not taken. */
  readonly refused: readonly RefusedFile[];
};
export const NO_IMAGES: PickedImages = { images: [], refused: [] };

/** With those of the files that are pictures and for which there is room. */
export function withImages({ images }: PickedImages, picked: readonly ImageFile[]): PickedImages {
  const { files, refused } = pickImages(picked, MAX_IMAGES - images.length);
  return { images: [...images, ...files], refused };
}

export const withoutImage = ({ images }: PickedImages, at: number): PickedImages => ({
  images: images.filter((_, index) => index !== at),
  refused: [],
});

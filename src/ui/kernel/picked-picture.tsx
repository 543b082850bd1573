import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import type { ImageFile } from '#domain/kernel/image-file.ts';

type Props = { readonly file: ImageFile; readonly label: string };

/** Revokes its object URL on unmount. */
export function PickedPicture({ file, label }: Props) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      // Without object URLs, as on the server, only the label shows.
      if (!(file instanceof Blob) || !('createObjectURL' in URL)) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <chakra.img ref={show} alt={label} boxSize="20" rounded="lg" objectFit="cover" bg="bg.muted" />
  );
}

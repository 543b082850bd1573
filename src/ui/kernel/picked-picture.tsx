import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import type { ImageFile } from '#domain/kernel/image-file.ts';

type Props = { readonly file: ImageFile; readonly label: string };

/** A picture that is on this device alone. Its address is given back when it is shown no more. */
export function PickedPicture({ file, label }: Props) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      // Where there is no address for it, as without a browser, its label stands alone.
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

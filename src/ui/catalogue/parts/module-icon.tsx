import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from '#ui/design/icon.tsx';

type Props = { readonly src: string } & Pick<
  HTMLChakraProps<'img'>,
  'h' | 'boxSize' | 'flexShrink'
>;

/** The picture of a module, always beside its name; a drawn bag where it does not load. */
export function ModuleIcon({ src, ...size }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === '' || broken === src) {
    return (
      <chakra.span display="inline-grid" placeItems="center" color="brand.fg" {...size}>
        <Icon name="bag" size="6" />
      </chakra.span>
    );
  }
  return (
    <chakra.img src={src} alt="" objectFit="contain" {...size} onError={() => setBroken(src)} />
  );
}

import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Icon } from '#ui/design/icon.tsx';
import { useLoadable } from '#ui/design/picture.tsx';

type Props = { readonly src: string } & Pick<
  HTMLChakraProps<'img'>,
  'h' | 'boxSize' | 'flexShrink'
>;

/** The picture of a module, always beside its name; a drawn bag where it does not load. */
export function ModuleIcon({ src, ...size }: Props) {
  const { isLoadable, onError } = useLoadable(src);
  return isLoadable ? (
    <chakra.img src={src} alt="" objectFit="contain" {...size} onError={onError} />
  ) : (
    <chakra.span display="inline-grid" placeItems="center" color="brand.fg" {...size}>
      <Icon name="bag" size="6" />
    </chakra.span>
  );
}

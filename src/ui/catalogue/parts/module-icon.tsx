import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Icon } from '#ui/design/icon.tsx';
import { useLoadable } from '#ui/design/picture.tsx';

type Props = {
  readonly src: string;
  readonly sizes?: string;
  readonly late?: boolean;
} & Pick<HTMLChakraProps<'img'>, 'h' | 'boxSize' | 'flexShrink'>;

export function ModuleIcon({ src, sizes = '36px', late = false, ...size }: Props) {
  const { isLoadable, onError } = useLoadable(src);
  return isLoadable ? (
    <chakra.img
      src={src}
      srcSet={iconSetOf(src)}
      sizes={sizes}
      alt=""
      loading={late ? 'lazy' : 'eager'}
      objectFit="contain"
      {...size}
      onError={onError}
    />
  ) : (
    <chakra.span display="inline-grid" placeItems="center" color="brand.fg" {...size}>
      <Icon name="bag" size="6" />
    </chakra.span>
  );
}

/**
 * The app's own modules have icon-sized files: six full pictures were 41 kB of a phone's first
 * screen.
 */
function iconSetOf(src: string): string | undefined {
  const small = src.replace(/^(\/pictures\/module-\w+)-320\.webp$/, '$1-96.webp');
  return small === src ? undefined : `${small} 96w, ${src} 320w`;
}

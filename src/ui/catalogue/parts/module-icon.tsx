import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Icon } from '#ui/design/icon.tsx';
import { useLoadable } from '#ui/design/picture.tsx';

type Props = {
  readonly src: string;
  /** How wide it is shown, as the browser's `sizes` understands it. */
  readonly sizes?: string;
  /** Fetched only where it is seen, when it is. */
  readonly late?: boolean;
} & Pick<HTMLChakraProps<'img'>, 'h' | 'boxSize' | 'flexShrink'>;

/** The picture of a module, always beside its name; a rendered bag where it does not load. */
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

/** Of the app's own modules there is a file of the size of an icon: six of them were 41 kB on a phone's first screen. */
function iconSetOf(src: string): string | undefined {
  const small = src.replace(/^(\/pictures\/module-\w+)-320\.webp$/, '$1-96.webp');
  return small === src ? undefined : `${small} 96w, ${src} 320w`;
}

import { Box, Center, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  /** Path of the small file; empty for something without a picture. */
  readonly src: string;
  readonly alt: string;
  /** Width by height. The place is kept from the start, so nothing moves when the picture comes. */
  readonly ratio?: number;
  /** The first pictures of a screen come at once, the others when they are near. */
  readonly eager?: boolean;
  readonly rounded?: string;
  /** How wide it is shown, as the browser's `sizes` understands it. */
  readonly sizes?: string;
};

/** A picture in its fixed place, with a monogram where there is none or it does not load. */
export function Picture({ src, alt, ratio = 1, eager = false, rounded = 'lg', sizes }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src !== '' && broken !== src;
  return (
    <Box
      position="relative"
      width="full"
      aspectRatio={String(ratio)}
      borderRadius={rounded}
      overflow="hidden"
      bg="bg.muted"
    >
      {shown ? (
        <chakra.img
          src={src}
          srcSet={srcSetOf(src)}
          sizes={sizes ?? '(max-width: 480px) 46vw, 300px'}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          position="absolute"
          inset="0"
          width="full"
          height="full"
          objectFit="cover"
          onError={() => setBroken(src)}
        />
      ) : (
        <Monogram name={alt} />
      )}
    </Box>
  );
}

/** Both sizes of a picture of ours; a picture from elsewhere has one size only. */
function srcSetOf(src: string): string | undefined {
  const large = src.replace(/-320\.webp$/, '-800.webp');
  return large === src ? undefined : `${src} 320w, ${large} 800w`;
}

function Monogram({ name }: { readonly name: string }) {
  const [initial = ''] = name.trim();
  const spoken = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Center
      position="absolute"
      inset="0"
      bg="brand.subtle"
      color="brand.fg"
      fontSize="clamp(1.25rem, 30cqi, 4rem)"
      fontWeight="bold"
      containerType="size"
      {...spoken}
    >
      <span aria-hidden="true">
        {initial === '' ? <Icon name="bag" size="8" /> : initial.toLocaleUpperCase()}
      </span>
    </Center>
  );
}

import { useState, type CSSProperties } from 'react';
import { Icon } from './icon.tsx';
import { parts } from './theme/plain-parts.recipe.ts';

const { part } = parts;

type Props = {
  /** Path of the small file; empty for something without a picture. */
  readonly src: string;
  readonly alt: string;
  /** Width by height, or the whole of its frame. The place is kept from the start: nothing moves when it comes. */
  readonly ratio?: number | 'fill';
  /** The first pictures of a screen come at once, the others when they are near. */
  readonly eager?: boolean;
  readonly rounded?: 'none' | 'lg' | 'xl' | 'full';
  /** How wide it is shown, as the browser's `sizes` understands it. */
  readonly sizes?: string;
  /** Of something that cannot be had at the moment. */
  readonly dimmed?: boolean;
  /** Words stand over it: where it does not load, they have a plain ground. */
  readonly isGround?: boolean;
};

/** A picture in its fixed place, with a monogram where there is none or it does not load. */
export function Picture({
  src,
  alt,
  ratio = 1,
  eager = false,
  rounded = 'lg',
  sizes,
  dimmed = false,
  isGround = false,
}: Props) {
  const { isLoadable, onError } = useLoadable(src);
  const frame: CSSProperties = {
    ...(ratio === 'fill' ? { height: '100%' } : { aspectRatio: String(ratio) }),
    borderRadius: `var(--chakra-radii-${rounded})`,
  };
  return (
    <div className={part.picture} style={frame} data-dimmed={dimmed || undefined}>
      {isLoadable ? (
        <img
          className={part.pictureFile}
          src={src}
          srcSet={srcSetOf(src)}
          sizes={sizes ?? '(max-width: 480px) 46vw, 300px'}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={onError}
        />
      ) : isGround ? null : (
        <Monogram name={alt} />
      )}
    </div>
  );
}

/** Whether the file is there; one that could not be loaded is not asked for again. */
export function useLoadable(src: string) {
  const [broken, setBroken] = useState<string | null>(null);
  return { isLoadable: src !== '' && broken !== src, onError: () => setBroken(src) };
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
    <div className={part.monogram} {...spoken}>
      <span aria-hidden="true">
        {initial === '' ? <Icon name="bag" size="8" /> : initial.toLocaleUpperCase()}
      </span>
    </div>
  );
}

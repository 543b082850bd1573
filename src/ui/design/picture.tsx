import { useState, type CSSProperties } from 'react';
import { Icon } from './icon.tsx';
import { parts } from './theme/plain-parts.recipe.ts';

const { part } = parts;

type Props = {
  readonly src: string;
  readonly alt: string;
  /** Width by height, or fills its frame. The space is reserved, so nothing shifts on load. */
  readonly ratio?: number | 'fill';
  /** True for pictures of the first screen; the others load lazily. */
  readonly eager?: boolean;
  readonly rounded?: 'none' | 'lg' | 'xl' | 'full';
  readonly sizes?: string;
  /** True for unavailable things. */
  readonly dimmed?: boolean;
  /** True under text: where it does not load, the text gets a plain background. */
  readonly isGround?: boolean;
};

/** Reserves its space; falls back to a monogram. */
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
    <div
      className={part.picture}
      style={frame}
      data-fact="picture"
      data-dimmed={dimmed || undefined}
    >
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

/** False for a file that failed to load; it is not requested again. */
export function useLoadable(src: string) {
  const [broken, setBroken] = useState<string | null>(null);
  return { isLoadable: src !== '' && broken !== src, onError: () => setBroken(src) };
}

/** Both sizes of our own pictures; others have one size. */
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

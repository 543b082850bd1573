import { createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { parts } from './theme/plain-parts.recipe.ts';
import type { Elements } from './elements.ts';

const RegionContext = createContext<HTMLElement | null>(null);

/** Whatever is announced within is read aloud from here: the region is there before it speaks. */
export function Announcer({ children }: { readonly children: Elements }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <RegionContext value={region}>
      <div ref={setRegion} aria-live="polite" className={parts.part.hidden} />
      {children}
    </RegionContext>
  );
}

/** Read aloud once, as it comes. */
export function Announced({ children }: { readonly children: Elements }) {
  const region = use(RegionContext);
  return region ? createPortal(children, region) : null;
}

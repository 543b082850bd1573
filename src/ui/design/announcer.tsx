import { createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { parts } from './theme/plain-parts.recipe.ts';
import type { Elements } from './elements.ts';

const RegionContext = createContext<HTMLElement | null>(null);

/** A live region that exists before its content, so that announcements are read aloud. */
export function Announcer({ children }: { readonly children: Elements }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <RegionContext value={region}>
      <div ref={setRegion} aria-live="polite" className={parts.part.hidden} />
      {children}
    </RegionContext>
  );
}

export function Announced({ children }: { readonly children: Elements }) {
  const region = use(RegionContext);
  return region ? createPortal(children, region) : null;
}

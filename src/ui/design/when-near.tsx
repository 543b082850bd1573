import { useEffect, useState } from 'react';
import type { Elements } from './elements.ts';

/** Extends the viewport by this share of its height. */
const AHEAD = '0px 0px 50% 0px';

/** Renders and fetches its children once they come near the viewport, and keeps them. */
export function WhenNear({ children }: { readonly children: Elements }) {
  const [isNear, setNear] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return isNear ? children : <div ref={setPlace} />;
}

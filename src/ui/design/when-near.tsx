import { useEffect, useState } from 'react';
import type { Elements } from './elements.ts';

/** By how much of its height the window is taken to be longer than it is. */
const AHEAD = '0px 0px 50% 0px';

/** What is far below the window is neither rendered nor asked for until the reader comes near. It stays from then. */
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

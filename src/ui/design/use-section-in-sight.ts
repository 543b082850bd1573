import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { sectionInSight } from './section-in-sight.ts';

/** Tolerance below the bar, in pixels, within which a heading still counts as current. */
const SLACK = 32;

/**
 * Returns the id in view below a sticky bar. `jumpTo` scrolls to an id and moves the focus to it.
 */
export function useSectionInSight(bar: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [place, setPlace] = useState(0);
  const jumpedTo = useRef<number | null>(null);
  const all = ids.join(' ');

  // An effect event: a pending frame would otherwise see the sections of its own render.
  const look = useEffectEvent(() => {
    const headings = all.split(' ').map((id) => document.getElementById(id));
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtEnd = scrollY + clientHeight >= scrollHeight - 2;
    if (!isAtEnd) jumpedTo.current = null;
    setPlace(
      sectionInSight({
        tops: headings.map((heading) => heading?.getBoundingClientRect().top ?? Infinity),
        line: (bar.current?.getBoundingClientRect().bottom ?? 0) + SLACK,
        windowHeight: clientHeight,
        isAtEnd,
        jumpedTo: jumpedTo.current,
      }),
    );
  });

  useEffect(() => {
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look());
    };
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, []);

  const jumpTo = useCallback(
    (id: string) => {
      const heading = document.getElementById(id);
      if (!heading) return;
      // jsdom lacks `scrollIntoView`.
      (heading as Partial<Pick<Element, 'scrollIntoView'>>).scrollIntoView?.({ block: 'start' });
      heading.focus({ preventScroll: true });
      jumpedTo.current = all.split(' ').indexOf(id);
      setPlace(jumpedTo.current);
    },
    [all],
  );
  return { inSight: ids[place] ?? null, jumpTo };
}

import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { sectionInSight } from './section-in-sight.ts';

/** So far below the bar a heading may stand and still be the one that is read. */
const SLACK = 32;

/**
 * Which of the elements with these ids is in sight below a bar that stays. `jumpTo` brings one of them there, and the focus
 * with it.
 */
export function useSectionInSight(bar: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [place, setPlace] = useState(0);
  const jumpedTo = useRef<number | null>(null);
  const all = ids.join(' ');

  // Not renewed with the sections: a look that waits for its frame sees those of then.
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
      // jsdom lays nothing out, and has no such method.
      (heading as Partial<Pick<Element, 'scrollIntoView'>>).scrollIntoView?.({ block: 'start' });
      heading.focus({ preventScroll: true });
      jumpedTo.current = all.split(' ').indexOf(id);
      setPlace(jumpedTo.current);
    },
    [all],
  );
  return { inSight: ids[place] ?? null, jumpTo };
}

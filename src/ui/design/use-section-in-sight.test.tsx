import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useSectionInSight } from './use-section-in-sight.ts';

function Page({ sections }: { readonly sections: Readonly<Record<string, number>> }) {
  const bar = useRef<HTMLDivElement>(null);
  const { inSight } = useSectionInSight(bar, Object.keys(sections));
  return (
    <>
      <div ref={bar}>{inSight}</div>
      {Object.entries(sections).map(([id, top]) => (
        <h2 id={id} key={id} data-top={top} />
      ))}
    </>
  );
}

/** jsdom has no layout: `data-top` positions a heading, and the page extends below the window. */
function layOut(): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, Number(this.getAttribute('data-top')), 300, 30);
  });
}

/** Returns how to run the next frame. */
function holdFrames(): () => void {
  const waiting = new Map<number, FrameRequestCallback>();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    waiting.set(waiting.size + 1, draw);
    return waiting.size;
  });
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void waiting.delete(id));
  return () => act(() => waiting.forEach((draw) => draw(0)));
}

test('sections that change just after a scroll are looked at as they are then [D-60]', () => {
  layOut();
  const drawFrame = holdFrames();
  const { rerender } = render(<Page sections={{ breads: -500, rice: -100, sweets: 400 }} />);

  fireEvent.scroll(window);
  rerender(<Page sections={{ rice: -500, sweets: -100, drinks: 400 }} />);
  drawFrame();

  expect(screen.getByText('sweets')).toBeInTheDocument();
});

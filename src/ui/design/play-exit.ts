import { isAnimated } from './is-animated.ts';

/** The animated parts of a dialog or drawer. */
const MOVING = '[data-part="backdrop"], [data-part="content"]';
/** Attributes removed from the copy, so that it is inert and not taken for the dialog. */
const LIVING = ['id', 'name', 'role', 'aria-modal', 'aria-live', 'data-scope', 'data-part'];

/**
 * Ref callback of an overlay. On close the overlay leaves the DOM at once, with its focus trap and
 * the hiding of the rest; an inert copy of its last render plays the exit animation.
 */
export function playExit(overlay: HTMLElement | null) {
  if (!overlay) return undefined;
  return () => {
    if (!isAnimated()) return;
    const { parentNode, nextSibling } = overlay;
    const copy = copyOf(overlay);
    // Hidden or re-rendered, it stays; once gone, the copy replaces it before the next paint.
    queueMicrotask(() => {
      if (overlay.isConnected || !parentNode) return;
      parentNode.insertBefore(copy.element, nextSibling?.isConnected ? nextSibling : null);
      copy.scroll();
      void isOver(copy.moving).then(() => copy.element.remove());
    });
  };
}

const isOver = (moving: readonly Element[]) =>
  Promise.allSettled(
    moving.flatMap((part) => part.getAnimations()).map(({ finished }) => finished),
  );

function copyOf(overlay: HTMLElement) {
  const element = overlay.cloneNode(true) as HTMLElement;
  const originals = [...overlay.querySelectorAll('*')];
  const copies = [...element.querySelectorAll('*')];
  const scrolled = originals.flatMap(({ scrollTop, scrollLeft }, index) =>
    scrollTop === 0 && scrollLeft === 0 ? [] : [{ part: copies[index], scrollTop, scrollLeft }],
  );
  const moving = [...element.querySelectorAll(MOVING)];
  moving.forEach((part) => part.setAttribute('data-state', 'closed'));
  copies.forEach((part, index) => {
    LIVING.forEach((attribute) => part.removeAttribute(attribute));
    if (part instanceof HTMLIFrameElement) part.remove();
    if (part instanceof HTMLImageElement) part.decoding = 'sync';
    if (part instanceof HTMLCanvasElement) paint(part, originals[index]);
  });
  element.inert = true;
  element.setAttribute('aria-hidden', 'true');
  element.setAttribute('data-leaving', '');
  const scroll = () =>
    scrolled.forEach(({ part, scrollTop, scrollLeft }) => part?.scrollTo(scrollLeft, scrollTop));
  return { element, moving, scroll };
}

/** A cloned canvas is empty. */
function paint(copy: HTMLCanvasElement, original: Element | undefined): void {
  if (original instanceof HTMLCanvasElement && original.width > 0 && original.height > 0) {
    copy.getContext('2d')?.drawImage(original, 0, 0);
  }
}

/**
 * Ref callback for a dialog's scroll container: when it loses height, to a notice or an on-screen
 * keyboard, the focused element scrolls back into view.
 */
export function keepFocusInSight(scrolled: HTMLElement | null) {
  if (!scrolled || !('ResizeObserver' in globalThis)) return undefined;
  let height = scrolled.clientHeight;
  const observer = new ResizeObserver(() => {
    const hasShrunk = scrolled.clientHeight < height;
    height = scrolled.clientHeight;
    if (hasShrunk) scrollToFocus(scrolled);
  });
  observer.observe(scrolled);
  return () => observer.disconnect();
}

/** Scrolls the focused element of the container into view. */
export function scrollToFocus(container: HTMLElement): void {
  const focused = container.ownerDocument.activeElement;
  if (focused && container.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
}

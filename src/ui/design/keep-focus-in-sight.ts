/**
 * Reference of what is scrolled in a dialog. Where it loses height, as to a notice or to the keyboard
 * of a phone, what has the focus is scrolled back into sight.
 */
export function keepFocusInSight(scrolled: HTMLElement | null) {
  if (!scrolled || !('ResizeObserver' in globalThis)) return undefined;
  let height = scrolled.clientHeight;
  const observer = new ResizeObserver(() => {
    const focused = scrolled.ownerDocument.activeElement;
    const hasShrunk = scrolled.clientHeight < height;
    height = scrolled.clientHeight;
    if (hasShrunk && focused && scrolled.contains(focused)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  });
  observer.observe(scrolled);
  return () => observer.disconnect();
}

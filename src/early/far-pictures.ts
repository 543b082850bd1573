/**
 * Until the app has come, the line is kept for its scripts: of the images that may load late, only those in or
 * near the viewport are fetched. A rule of the page hides the others (ui/design/theme/system.ts).
 */
export function holdFarPictures(): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => {};
  const root = document.documentElement;
  const observer = new IntersectionObserver(fetchNear, { rootMargin: '25%' });
  function fetchNear(seen: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const picture = target.querySelector('img');
      if (picture) picture.loading = 'eager';
    }
  }
  // A hidden image has no box; its frame has.
  const observe = () => {
    for (const picture of document.querySelectorAll('img[loading=lazy]')) {
      if (picture.parentElement) observer.observe(picture.parentElement);
    }
  };
  root.dataset['pictures'] = 'near';
  document.addEventListener('readystatechange', observe, { once: true });
  return () => {
    observer.disconnect();
    delete root.dataset['pictures'];
  };
}

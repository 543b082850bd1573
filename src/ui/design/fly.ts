import { isAnimated } from './is-animated.ts';

/** Milliseconds. */
const FLIGHT = 550;
const ARRIVAL = 300;
/** Above dialogs, below notices. */
const LAYER = '1450';

export const LANDING = { 'data-landing': '' } as const;

/** Animates an inert copy of a picture to its target. Does nothing under reduced motion. */
export function fly(picture: HTMLImageElement | null | undefined): void {
  const landing = [...document.querySelectorAll<HTMLElement>(`[data-landing]`)].find(isShown);
  if (!picture || !landing || !isAnimated() || !isShown(picture)) return;
  const copy = copyOf(picture);
  document.body.append(copy);
  const [from, to] = [picture.getBoundingClientRect(), landing.getBoundingClientRect()];
  const across = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 0.95 },
      { transform: `translate(${across}px, ${down}px) scale(${24 / from.width})`, opacity: 0.3 },
    ],
    { duration: FLIGHT, easing: 'cubic-bezier(0.45, 0, 0.55, 1)' },
  );
  const arrive = () => {
    copy.remove();
    landing.animate([{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], {
      duration: ARRIVAL,
      easing: 'ease-out',
    });
  };
  flight.finished.then(arrive, () => copy.remove());
}

const isShown = (element: HTMLElement): boolean => element.getBoundingClientRect().width > 0;

function copyOf(picture: HTMLImageElement): HTMLImageElement {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const copy = new Image();
  copy.src = picture.currentSrc || picture.src;
  copy.alt = '';
  copy.ariaHidden = 'true';
  copy.dataset['flying'] = '';
  Object.assign(copy.style, {
    ...{ position: 'fixed', left: `${left}px`, top: `${top}px`, zIndex: LAYER },
    ...{ width: `${width}px`, height: `${height}px`, objectFit: 'cover', borderRadius: '16px' },
    ...{ pointerEvents: 'none', maxWidth: 'none' },
  });
  return copy;
}

import { groundSvg, isDark, tonesOf, type Size } from '../ground.ts';
import { paintDefs, type Paint } from './paint.ts';
import { GROUND, MIDDLE, oval } from './parts.ts';

const SIZE: Size = { width: 800, height: 600 };

/** The low, wide podium of a vehicle with the shadow; `reach` is half the width of the shadow. */
export function podium({ tone }: Paint, reach: number): string {
  const [light, deep, dark] = tonesOf(tone);
  const [top, rise] = isDark(tone) ? [light, dark] : ['#FFFFFF', deep];
  const [rx, ry] = [Math.max(230, reach + 52), 56];
  const y = GROUND + 6;
  return `
    <linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${isDark(tone) ? deep : light}"/></linearGradient>
    <linearGradient id="rise" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${isDark(tone) ? deep : light}"/><stop offset="1" stop-color="${rise}"/></linearGradient>
    ${oval([MIDDLE, y + 52, rx * 1.03, ry * 0.9], dark, 'opacity="0.34" filter="url(#soft)"')}
    <path d="M${MIDDLE - rx} ${y} v30 a${rx} ${ry} 0 0 0 ${rx * 2} 0 v-30 Z" fill="url(#rise)"/>
    ${oval([MIDDLE, y, rx, ry], 'url(#top)')}
    ${oval([MIDDLE + 6, GROUND + 2, reach, 20], dark, 'opacity="0.6" filter="url(#soft)"')}
    ${oval([MIDDLE, GROUND - 2, reach * 0.94, 9], '#1A1712', 'opacity="0.42" filter="url(#soft)"')}`;
}

/** A drawing on the background of its colour. */
export function sceneOf(paint: Paint, drawing: string): string {
  const ground = groundSvg(paint.tone, 'sun', SIZE);
  return ground.replace(/<\/svg>$/, `<defs>${paintDefs(paint)}</defs>${drawing}</svg>`);
}

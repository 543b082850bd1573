/** Shapes that all vehicles share. Every drawing is 800 wide and 600 high, with the wheels on GROUND. */
export const GROUND = 450;
export const MIDDLE = 400;

export const filled = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}" ${rest}/>`;

export const stroked = (d: string, colour: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;

export const box = (
  [x, y, w, h, r]: readonly [x: number, y: number, w: number, h: number, r: number],
  fill: string,
  rest = '',
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${rest}/>`;

export const dot = (x: number, y: number, r: number, fill: string, rest = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${rest}/>`;

export const oval = (
  [x, y, rx, ry]: readonly [x: number, y: number, rx: number, ry: number],
  fill: string,
  rest = '',
): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`;

/** Mirrored about the middle. */
export const mirrored = (drawing: string): string =>
  `${drawing}<g transform="translate(${MIDDLE * 2} 0) scale(-1 1)">${drawing}</g>`;

export const clipped = (id: string, d: string, drawing: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;

export type Rim = 'alloy' | 'steel' | 'rugged';

/** A wheel from the side, upright on GROUND. */
export function wheel(x: number, r: number, rim: Rim): string {
  const y = GROUND - r;
  return `${dot(x, y, r, 'url(#tyre)')}${dot(x, y, r * 0.68, '#2A2F36')}${SPOKES[rim](x, y, r)}${stroked(
    `M${x - r * 0.8} ${y - r * 0.28} A${r * 0.85} ${r * 0.85} 0 0 1 ${x - r * 0.2} ${y - r * 0.82}`,
    '#fff',
    r * 0.05,
    'opacity="0.25"',
  )}`;
}

const around = (count: number, x: number, y: number, drawing: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(360 / count) * at} ${x} ${y})">${drawing}</g>`,
  ).join('');

const hub = (x: number, y: number, r: number) =>
  `${dot(x, y, r * 0.17, '#79828D')}${dot(x, y, r * 0.1, '#D9DEE4')}`;

const SPOKES: Readonly<Record<Rim, (x: number, y: number, r: number) => string>> = {
  alloy: (x, y, r) =>
    `${dot(x, y, r * 0.62, 'none', `stroke="url(#rim)" stroke-width="${r * 0.1}"`)}${around(5, x, y, filled(`M${x - r * 0.1} ${y} L${x - r * 0.17} ${y - r * 0.6} H${x + r * 0.17} L${x + r * 0.1} ${y} Z`, 'url(#rim)'))}${hub(x, y, r)}`,
  steel: (x, y, r) =>
    `${dot(x, y, r * 0.64, 'url(#rim)')}${dot(x, y, r * 0.46, '#B9C1CA')}${around(8, x, y, dot(x, y - r * 0.46, r * 0.075, '#3A424C'))}${dot(x, y, r * 0.24, '#E8ECF0')}${hub(x, y, r)}`,
  rugged: (x, y, r) =>
    `${dot(x, y, r * 0.6, 'none', `stroke="url(#rim)" stroke-width="${r * 0.12}"`)}${around(6, x, y, box([x - r * 0.09, y - r * 0.58, r * 0.18, r * 0.5, r * 0.05], 'url(#rim)'))}${hub(x, y, r)}`,
};

/** Two bands of light across a pane. */
export const glints = (x: number, y: number, w: number, h: number): string =>
  `<g fill="#fff" opacity="0.3"><path d="M${x} ${y + h} L${x + h * 0.7} ${y} h${w} L${x + w} ${y + h} Z"/><path d="M${x + w * 1.45} ${y + h} L${x + w * 1.45 + h * 0.7} ${y} h${w * 0.35} L${x + w * 1.8} ${y + h} Z"/></g>`;

/** A number plate without text. */
export const plate = (y: number, w = 78): string =>
  `${box([MIDDLE - w / 2, y, w, 24, 5], '#FBFAF5', 'stroke="#9AA3AD" stroke-width="2"')}${box([MIDDLE - w / 2 + 5, y + 5, 9, 14, 2], '#3F73C8')}`;

import { SIDES, type CarBody, type SideShape } from './car-shapes.ts';
import type { Paint } from './paint.ts';
import { box, clipped, dot, filled, glints, GROUND, oval, stroked, wheel } from './parts.ts';

export function carSide(body: CarBody, paint: Paint): string {
  const shape = SIDES[body];
  const [rear, front, r] = shape.wheels;
  return `
    ${filled(`M${rear} ${GROUND - r} H${front} V${GROUND - 22} H${rear} Z`, '#14171B')}
    ${BEHIND[body]?.() ?? ''}
    ${filled(shape.outline, 'url(#body)')}
    ${clipped('skin', shape.outline, flank(shape, paint))}
    ${panes(shape)}
    ${shape.gaps.map((gap) => stroked(gap, paint.line, 2.5, 'opacity="0.75"')).join('')}
    ${shape.handles.map((at) => handle(at, paint)).join('')}
    ${filled(shape.headLamp, 'url(#lamp)', `stroke="${paint.line}" stroke-width="2"`)}
    ${filled(shape.tailLamp, 'url(#tail)', `stroke="${paint.line}" stroke-width="2"`)}
    ${ON_TOP[body]?.(paint) ?? ''}
    ${mirror(shape.mirror)}
    ${wheel(rear, r, shape.rim)}${wheel(front, r, shape.rim)}`;
}

/** The details within the outline: light on the shoulder, shade below, cladding, the arches. */
function flank({ crease, sill, isClad, wheels: [rear, front, r] }: SideShape, paint: Paint) {
  const y = GROUND - r;
  const arch = isClad ? r + 15 : r + 8;
  const [bottom, opacity] = isClad ? ['url(#dark)', 1] : [paint.shade, 0.9];
  return `
    ${stroked(crease, '#fff', 7, 'opacity="0.34"')}
    ${stroked(crease, paint.shade, 7, 'opacity="0.28" transform="translate(0 8)"')}
    ${box([0, sill, 800, 60, 0], bottom, `opacity="${opacity}"`)}
    ${isClad ? '' : box([0, sill, 800, 3, 0], paint.line, 'opacity="0.5"')}
    ${[rear, front].map((x) => dot(x, y, arch, isClad ? '#2B3037' : paint.line) + dot(x, y, r + 6, '#101317')).join('')}`;
}

const panes = ({ panes: shapes, pillars }: SideShape) =>
  shapes
    .map((pane, at) => {
      const [x = 0, y = 0] = pane.match(/\d+/g)?.map(Number) ?? [];
      const inside = `${pillars.map((pillar) => stroked(pillar, '#20252B', 9)).join('')}${glints(x + 24, y - 96, shapes.length > 1 ? 26 : 40, 110)}`;
      return `${filled(pane, 'url(#glass)', 'stroke="#20252B" stroke-width="5" stroke-linejoin="round"')}${clipped(`pane${at}`, pane, inside)}`;
    })
    .join('');

const handle = ([x, y]: readonly [number, number], { line }: Paint) =>
  `${box([x, y, 28, 8, 4], line)}${box([x, y, 28, 4, 2], '#fff', 'opacity="0.5"')}`;

const mirror = ([x, y]: readonly [number, number]) =>
  `${filled(`M${x - 18} ${y + 4} L${x - 12} ${y - 14} Q${x - 10} ${y - 20} ${x - 2} ${y - 20} H${x + 8} Q${x + 14} ${y - 18} ${x + 12} ${y - 10} L${x + 6} ${y} Q${x} ${y + 6} ${x - 18} ${y + 4} Z`, 'url(#panel)', 'stroke="#20252B" stroke-width="1.5"')}`;

const seat = (x: number) =>
  `${filled(`M${x - 34} 312 L${x - 24} 274 Q${x - 20} 262 ${x - 6} 262 H${x + 8} Q${x + 20} 264 ${x + 20} 278 L${x + 16} 312 Z`, 'url(#leather)')}${box([x - 20, 240, 34, 28, 11], 'url(#leather)')}`;

const BEHIND: Readonly<Partial<Record<CarBody, () => string>>> = {
  convertible: () =>
    `${seat(300)}${seat(382)}${stroked('M432 296 L448 262', '#23282E', 7)}${oval([450, 262, 5, 20], '#23282E', 'transform="rotate(-24 450 262)"')}
     ${filled('M516 300 L450 226 H462 L548 300 Z', 'url(#glass)', 'opacity="0.85"')}${stroked('M522 300 L454 225', '#20252B', 8)}
     ${filled('M180 300 Q190 274 236 276 Q270 280 270 300 Z', '#33302F')}${stroked('M196 290 Q220 280 258 290', '#5B5552', 4)}`,
  pickup: () => stroked('M310 262 H230 L196 282', '#2B3037', 9),
};

const ON_TOP: Readonly<Partial<Record<CarBody, (paint: Paint) => string>>> = {
  suv: () =>
    `${stroked('M172 186 H430', '#2B3037', 6)}${[190, 300, 412].map((x) => stroked(`M${x} 186 V192`, '#2B3037', 8)).join('')}${box([102, 352, 10, 22, 4], '#2B3037')}`,
  hatchback: () => filled('M164 246 Q150 232 170 226 L226 204 Q200 214 186 230 Z', 'url(#dark)'),
  van: () => stroked('M312 292 H452', '#2B3037', 5),
  minibus: ({ shade }) => stroked('M78 286 H528', shade, 5),
};

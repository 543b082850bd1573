import type { CarBody } from './car-shapes.ts';
import type { Paint } from './paint.ts';
import {
  box,
  clipped,
  dot,
  filled,
  glints,
  GROUND,
  MIDDLE,
  mirrored,
  oval,
  plate,
  stroked,
} from './parts.ts';

/** A car from its front or rear; widths are half widths, from the middle. */
type EndShape = {
  readonly half: number;
  readonly roof: number;
  /** Top of the roof, lower edge of the window, end of the bonnet, lower edge of the bumper. */
  readonly top: number;
  readonly belt: number;
  readonly nose: number;
  readonly floor: number;
  readonly lamp: 'slim' | 'round' | 'tall';
  readonly isClad: boolean;
};

const ENDS: Readonly<Record<CarBody, EndShape>> = {
  hatchback: shape([158, 108], [172, 258, 306, 424], 'round', false),
  sedan: shape([172, 112], [196, 272, 316, 426], 'slim', false),
  suv: shape([176, 130], [140, 236, 292, 416], 'slim', true),
  van: shape([168, 146], [88, 224, 292, 424], 'tall', true),
  pickup: shape([182, 128], [144, 238, 290, 412], 'tall', true),
  convertible: shape([172, 116], [216, 286, 322, 428], 'slim', false),
  minibus: shape([170, 156], [80, 240, 304, 424], 'tall', true),
};

function shape(
  [half, roof]: readonly [number, number],
  [top, belt, nose, floor]: readonly [number, number, number, number],
  lamp: EndShape['lamp'],
  isClad: boolean,
): EndShape {
  return { half, roof, top, belt, nose, floor, lamp, isClad };
}

export const endReach = (body: CarBody): number => ENDS[body].half;

/** Low bodies are scaled up to fill the picture. */
export const endScale = (body: CarBody): number => Math.min(1.26, 392 / (GROUND - ENDS[body].top));

const M = MIDDLE;
const isBoxy = (body: CarBody) => body === 'van' || body === 'minibus';

function outline(body: CarBody, { half, roof, top, belt, nose, floor }: EndShape): string {
  const shoulder = isBoxy(body) ? half - 3 : half * 0.9;
  const start = body === 'convertible' ? belt : top;
  const cabin =
    body === 'convertible'
      ? `M${M - shoulder} ${belt} H${M + shoulder}`
      : `M${M - roof + 20} ${start} H${M + roof - 20} Q${M + roof} ${start + 2} ${M + roof + 6} ${start + 22} L${M + shoulder} ${belt}`;
  const left =
    body === 'convertible'
      ? ''
      : `L${M - roof - 6} ${start + 22} Q${M - roof} ${start + 2} ${M - roof + 20} ${start}`;
  return `${cabin} Q${M + half} ${belt + 8} ${M + half} ${nose + 8} V${floor - 22} Q${M + half - 2} ${floor} ${M + half - 26} ${floor} H${M - half + 26} Q${M - half + 2} ${floor} ${M - half} ${floor - 22} V${nose + 8} Q${M - half} ${belt + 8} ${M - shoulder} ${belt} ${left} Z`;
}

const pane = (body: CarBody, { half, roof, top, belt }: EndShape, drop = 0): string => {
  const foot = (isBoxy(body) ? half - 20 : half * 0.9 - 20) - drop * 0.2;
  return `M${M - roof + 22} ${top + 15} H${M + roof - 22} Q${M + roof - 10} ${top + 16} ${M + roof - 7} ${top + 28} L${M + foot} ${belt - 4 - drop} Q${M} ${belt + 6 - drop} ${M - foot} ${belt - 4 - drop} L${M - roof + 7} ${top + 28} Q${M - roof + 10} ${top + 16} ${M - roof + 22} ${top + 15} Z`;
};

const glass = (d: string, y: number) =>
  `${filled(d, 'url(#glass)', 'stroke="#20252B" stroke-width="5" stroke-linejoin="round"')}${clipped('pane', d, glints(M - 110, y, 40, 150))}`;

const tyres = ({ half }: EndShape, width: number) =>
  mirrored(
    `${box([M - half + 6, GROUND - 84, width, 84, 14], 'url(#dark)')}${[0, 1, 2].map((at) => stroked(`M${M - half + 6 + width * (0.26 + at * 0.24)} ${GROUND - 30} V${GROUND - 6}`, '#0E1013', 3)).join('')}`,
  );

const mirrors = ({ half, belt }: EndShape, isHigh: boolean, fill: string) =>
  mirrored(
    isHigh
      ? `${stroked(`M${M - half + 2} ${belt - 24} H${M - half - 16}`, '#20252B', 7)}${box([M - half - 36, belt - 66, 24, 54, 8], fill, 'stroke="#20252B" stroke-width="2"')}`
      : `${stroked(`M${M - half * 0.9} ${belt - 4} L${M - half - 4} ${belt - 8}`, '#20252B', 6)}${filled(`M${M - half - 2} ${belt + 2} L${M - half - 30} ${belt - 2} Q${M - half - 40} ${belt - 6} ${M - half - 36} ${belt - 18} Q${M - half - 32} ${belt - 30} ${M - half - 18} ${belt - 28} L${M - half - 2} ${belt - 22} Z`, fill, 'stroke="#20252B" stroke-width="2"')}`,
  );

/** Seats that a roof would hide. */
const openSeats = (belt: number) =>
  mirrored(
    `${box([M - 96, belt - 46, 72, 70, 20], 'url(#leather)')}${box([M - 82, belt - 76, 44, 38, 14], 'url(#leather)')}`,
  ) + box([M - 10, belt - 26, 20, 20, 4], '#20252B');

export function carFront(body: CarBody, paint: Paint): string {
  const it = ENDS[body];
  const { half, belt, nose, floor } = it;
  const skin = outline(body, it);
  const low = `${box([M - half, floor - 34, half * 2, 40, 0], it.isClad ? 'url(#dark)' : paint.shade)}${box([M - half * 0.52, floor - 44, half * 1.04, 28, 12], '#1C2126')}${mirrored(dot(M - half * 0.76, floor - 28, 9, '#FFF6D6', 'stroke="#1C2126" stroke-width="4"'))}`;
  const bonnet = `${filled(`M${M - half} ${belt} H${M + half} V${nose - 10} Q${M} ${nose + 8} ${M - half} ${nose - 10} Z`, paint.lit, 'opacity="0.38"')}${mirrored(stroked(`M${M - half * 0.5} ${belt + 8} Q${M - half * 0.46} ${nose - 20} ${M - half * 0.38} ${nose - 6}`, paint.line, 2.5, 'opacity="0.5"'))}${stroked(`M${M - half} ${nose - 8} Q${M} ${nose + 10} ${M + half} ${nose - 8}`, paint.line, 2.5, 'opacity="0.6"')}`;
  return `${tyres(it, 46)}
    ${body === 'convertible' ? openSeats(belt) : ''}
    ${filled(skin, 'url(#body)')}${clipped('skin', skin, bonnet + low)}
    ${glass(pane(body, it), belt - 140)}${body === 'convertible' ? stroked(pane(body, it), '#2B3037', 8) : ''}
    ${wipers(it)}${grille(body, it)}${lamps(it, paint)}
    ${plate(floor - 64)}
    ${mirrors(it, isBoxy(body), 'url(#panel)')}`;
}

const wipers = ({ belt, half }: EndShape) =>
  `${stroked(`M${M - half * 0.5} ${belt - 6} L${M + 6} ${belt - 22}`, '#15191D', 4)}${stroked(`M${M + half * 0.06} ${belt - 4} L${M + half * 0.56} ${belt - 20}`, '#15191D', 4)}`;

function grille(body: CarBody, { half, nose, lamp }: EndShape): string {
  const w = half * (lamp === 'tall' ? 1.1 : 0.96);
  const h = lamp === 'tall' ? 44 : lamp === 'slim' ? 34 : 22;
  const y = nose + 8;
  const bars = [0.3, 0.5, 0.7].map((at) =>
    stroked(`M${M - w / 2 + 12} ${y + h * at} H${M + w / 2 - 12}`, '#828B96', 3),
  );
  return `${box([M - w / 2, y, w, h, 10], '#1C2126', 'stroke="url(#chrome)" stroke-width="4"')}${bars.join('')}${body === 'van' ? '' : dot(M, y + h / 2, 12, 'url(#chrome)')}`;
}

function lamps({ half, nose, lamp }: EndShape, { line }: Paint): string {
  const [x, y] = [M - half, nose];
  const edge = `stroke="${line}" stroke-width="2.5"`;
  switch (lamp) {
    case 'round':
      return mirrored(
        `${oval([x + 42, y + 18, 31, 28], '#20252B')}${oval([x + 42, y + 18, 26, 23], 'url(#lamp)')}${dot(x + 44, y + 18, 11, '#fff', 'stroke="#C9CFD6" stroke-width="3"')}`,
      );
    case 'slim':
      return mirrored(
        `${filled(`M${x + 6} ${y - 4} Q${x + 40} ${y - 2} ${x + 82} ${y + 14} Q${x + 78} ${y + 34} ${x + 56} ${y + 34} Q${x + 18} ${y + 32} ${x + 5} ${y + 18} Z`, 'url(#lamp)', edge)}${dot(x + 36, y + 16, 10, '#fff', 'stroke="#C9CFD6" stroke-width="3"')}${dot(x + 60, y + 20, 7, '#fff', 'stroke="#C9CFD6" stroke-width="3"')}`,
      );
    case 'tall':
      return mirrored(
        `${filled(`M${x + 6} ${y - 12} Q${x + 44} ${y - 6} ${x + 62} ${y + 10} V${y + 50} Q${x + 40} ${y + 58} ${x + 14} ${y + 50} Q${x + 4} ${y + 30} ${x + 6} ${y - 12} Z`, 'url(#lamp)', edge)}${dot(x + 36, y + 24, 13, '#fff', 'stroke="#C9CFD6" stroke-width="3"')}`,
      );
  }
}

export function carRear(body: CarBody, paint: Paint): string {
  const it = ENDS[body];
  const { half, belt, nose, floor } = it;
  const skin = outline(body, it);
  const low = `${box([M - half, floor - 48, half * 2, 54, 0], it.isClad ? 'url(#dark)' : paint.shade, it.isClad ? '' : 'opacity="0.55"')}${mirrored(box([M - half * 0.86, floor - 34, 44, 9, 4], '#E5484D'))}`;
  return `${tyres(it, 46)}
    ${body === 'convertible' ? `${filled(pane(body, it), 'url(#glass)', 'opacity="0.8"')}${stroked(pane(body, it), '#2B3037', 8)}${openSeats(belt)}` : ''}
    ${filled(skin, 'url(#body)')}${clipped('skin', skin, `${stroked(`M${M - half} ${nose - 12} Q${M} ${nose - 26} ${M + half} ${nose - 12}`, '#fff', 7, 'opacity="0.3"')}${low}`)}
    ${BACKS[body](it, paint)}
    ${mirrors(it, isBoxy(body), 'url(#dark)')}`;
}

type Back = (it: EndShape, paint: Paint) => string;
const uprightTails = ({ half, nose, floor }: EndShape, h: number) =>
  mirrored(
    box(
      [M - half + 5, Math.min(nose - 20, floor - h - 52), 26, h, 8],
      'url(#tail)',
      'stroke="#5C0F14" stroke-width="2"',
    ) +
      box(
        [M - half + 9, Math.min(nose - 20, floor - h - 52) + h * 0.62, 18, h * 0.2, 4],
        '#FFF3E0',
      ),
  );
const wideTails = ({ half, nose }: EndShape) =>
  mirrored(
    `${filled(`M${M - half + 3} ${nose - 10} H${M - half + 64} Q${M - half + 78} ${nose + 6} ${M - half + 66} ${nose + 26} H${M - half + 8} Q${M - half} ${nose + 10} ${M - half + 3} ${nose - 10} Z`, 'url(#tail)', 'stroke="#5C0F14" stroke-width="2"')}${box([M - half + 12, nose + 10, 44, 8, 4], '#FFF3E0')}`,
  );
const hatch: Back = (it, { line }) =>
  `${glass(pane('hatchback', it, 6), it.belt - 140)}${stroked(`M${M - it.half * 0.78} ${it.belt + 6} Q${M - it.half * 0.74} ${it.floor - 66} ${M - it.half * 0.6} ${it.floor - 56} H${M + it.half * 0.6} Q${M + it.half * 0.74} ${it.floor - 66} ${M + it.half * 0.78} ${it.belt + 6}`, line, 2.5, 'opacity="0.7"')}${stroked(`M${M - 40} ${it.belt - 14} H${M + 20}`, '#15191D', 4)}${box([M - 34, it.nose + 8, 68, 8, 4], 'url(#chrome)')}${plate(it.nose + 24)}`;
const boot: Back = (it, { line }) =>
  `${stroked(`M${M - it.half * 0.84} ${it.belt + 12} Q${M - it.half * 0.66} ${it.floor - 64} ${M - it.half * 0.5} ${it.floor - 54} H${M + it.half * 0.5} Q${M + it.half * 0.66} ${it.floor - 64} ${M + it.half * 0.84} ${it.belt + 12}`, line, 2.5, 'opacity="0.7"')}${wideTails(it)}${plate(it.nose + 12)}${mirrored(box([M - it.half * 0.62, it.floor - 12, 34, 12, 6], 'url(#chrome)'))}`;
const doors = (it: EndShape, { line }: Paint, paneTop: number) =>
  `${mirrored(`${filled(`M${M - 12} ${paneTop} H${M - it.roof + 26} Q${M - it.roof + 14} ${paneTop + 2} ${M - it.roof + 12} ${paneTop + 16} L${M - it.half + 28} ${it.belt} Q${M - it.half + 28} ${it.belt + 8} ${M - it.half + 36} ${it.belt + 8} H${M - 12} Z`, 'url(#glass)', 'stroke="#20252B" stroke-width="5" stroke-linejoin="round"')}${stroked(`M${M - it.half + 14} ${it.belt - 10} V${it.belt + 18} M${M - it.half + 14} ${it.floor - 80} V${it.floor - 60}`, line, 5)}`)}${stroked(`M${M} ${paneTop - 10} V${it.floor - 52}`, line, 3)}${box([M + 10, it.nose + 10, 14, 34, 6], '#20252B')}`;

const BACKS: Readonly<Record<CarBody, Back>> = {
  hatchback: (it, paint) =>
    `${hatch(it, paint)}${box([M - it.roof + 4, it.top - 4, it.roof * 2 - 8, 15, 7], 'url(#dark)')}${box([M - 26, it.top + 4, 52, 5, 2], '#FF6A5F')}${uprightTails(it, 62)}`,
  sedan: (it, paint) => `${glass(pane('sedan', it, 2), it.belt - 140)}${boot(it, paint)}`,
  suv: (it, paint) =>
    `${hatch(it, paint)}${uprightTails(it, 84)}${mirrored(stroked(`M${M - it.roof + 12} ${it.top - 4} V${it.top - 7}`, '#2B3037', 9))}`,
  van: (it, paint) =>
    `${doors(it, paint, it.top + 30)}${uprightTails(it, 92)}${plate(it.floor - 42)}`,
  minibus: (it, paint) =>
    `${doors(it, paint, it.top + 34)}${box([M - 70, it.top + 8, 140, 14, 7], 'url(#dark)')}${uprightTails(it, 92)}${plate(it.floor - 42)}`,
  pickup: (it, { line }) =>
    `${glass(pane('pickup', it, 2), it.belt - 140)}${box([M - it.half + 12, it.belt + 2, it.half * 2 - 24, 22, 6], '#1C2126')}${box([M - it.half + 36, it.belt + 22, it.half * 2 - 72, it.floor - it.belt - 80, 8], 'none', `stroke="${line}" stroke-width="3"`)}${box([M - 44, it.belt + 40, 88, 18, 8], '#1C2126')}${uprightTails(it, 92)}${plate(it.floor - 40)}`,
  convertible: (it, paint) =>
    `${filled(`M${M - 120} ${it.belt + 10} Q${M - 110} ${it.belt - 20} ${M} ${it.belt - 22} Q${M + 110} ${it.belt - 20} ${M + 120} ${it.belt + 10} Z`, '#33302F')}${stroked(`M${M - 92} ${it.belt - 4} Q${M} ${it.belt - 16} ${M + 92} ${it.belt - 4}`, '#5B5552', 4)}${boot(it, paint)}`,
};

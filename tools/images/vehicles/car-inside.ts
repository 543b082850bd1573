import type { CarBody } from './car-shapes.ts';
import type { Paint } from './paint.ts';
import { box, clipped, dot, filled, mirrored, oval, stroked } from './parts.ts';

/** The driver's view: the top of the screen, the top of the dashboard, the part between the seats. */
type Cabin = {
  readonly top: number;
  readonly dash: number;
  readonly between: 'lever' | 'seat';
  readonly cover: 'leather' | 'cloth';
  readonly bonnet: number;
};

const CABINS: Readonly<Record<CarBody, Cabin>> = {
  hatchback: cabin(92, 306, 'lever', 'cloth', 40),
  sedan: cabin(100, 310, 'lever', 'leather', 58),
  suv: cabin(82, 304, 'lever', 'leather', 62),
  van: cabin(56, 316, 'seat', 'cloth', 18),
  pickup: cabin(84, 302, 'lever', 'cloth', 74),
  convertible: cabin(104, 312, 'lever', 'leather', 60),
  minibus: cabin(48, 324, 'seat', 'cloth', 12),
};

function cabin(
  top: number,
  dash: number,
  between: Cabin['between'],
  cover: Cabin['cover'],
  bonnet: number,
): Cabin {
  return { top, dash, between, cover, bonnet };
}

/** Dashboard, steering wheel and seats, the bonnet before the windscreen. */
export function carInside(body: CarBody, paint: Paint): string {
  const it = CABINS[body];
  return `${outside(it)}${shell(it, body === 'convertible')}${dashboard(it, paint)}${middle(it)}${steering(it)}${seats(it, paint)}`;
}

function outside({ dash, bonnet }: Cabin): string {
  const far = dash - 66;
  return `
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#A9D8F5"/><stop offset="1" stop-color="#EEF8FD"/></linearGradient>
    ${box([0, 0, 800, 600, 0], 'url(#sky)')}${oval([600, 112, 70, 20], '#fff', 'opacity="0.8"')}${oval([646, 124, 60, 16], '#fff', 'opacity="0.8"')}
    ${filled(`M0 ${far} Q120 ${far - 58} 260 ${far - 16} T520 ${far - 22} T800 ${far - 34} V600 H0 Z`, '#A9D3AE')}
    ${filled(`M0 ${far + 8} H800 V600 H0 Z`, '#8CC193')}${filled(`M384 ${far + 8} H416 L640 ${dash + 40} H160 Z`, '#87909B')}${filled(`M398 ${far + 14} H402 L408 ${dash} H392 Z`, '#F5F1E4')}
    ${filled(`M70 ${dash + 30} C110 ${dash - bonnet} 260 ${dash - bonnet - 14} 400 ${dash - bonnet - 14} S690 ${dash - bonnet} 730 ${dash + 30} Z`, 'url(#body)')}
    ${mirrored(stroked(`M250 ${dash} Q272 ${dash - bonnet + 6} 300 ${dash - bonnet - 6}`, '#fff', 4, 'opacity="0.4"'))}`;
}

function shell({ top, dash }: Cabin, isOpen: boolean): string {
  const screen = `M152 ${top} Q400 ${top - 16} 648 ${top} Q668 ${top + 2} 676 ${top + 20} L772 ${dash + 10} H28 L124 ${top + 20} Q132 ${top + 2} 152 ${top} Z`;
  const sideWindow = `M0 ${top + 46} L84 ${top + 34} Q92 ${top + 34} 88 ${top + 46} L8 ${dash - 16} H0 Z`;
  const rear = `${stroked(`M400 ${top - 6} V${top + 20}`, '#4A525C', 8)}${box([332, top + 16, 136, 42, 16], '#2B3037')}${box([338, top + 21, 124, 32, 12], 'url(#glass)')}`;
  const light = clipped(
    'screen',
    screen,
    `<g fill="#fff" opacity="0.22"><path d="M180 ${dash} L330 0 h70 L260 ${dash} Z"/><path d="M300 ${dash} L440 0 h24 L330 ${dash} Z"/></g>`,
  );
  if (isOpen)
    return `${light}${stroked(screen, '#2B3037', 20)}${stroked(screen, '#59616C', 5)}${rear}`;
  return `
    <linearGradient id="lining" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#D8D2C7"/><stop offset="1" stop-color="#F1EDE5"/></linearGradient>
    ${light}<path fill-rule="evenodd" d="M0 0 H800 V600 H0 Z ${screen} ${sideWindow} M800 ${top + 46} L716 ${top + 34} Q708 ${top + 34} 712 ${top + 46} L792 ${dash - 16} H800 Z" fill="url(#lining)"/>
    ${stroked(screen, '#3A4149', 7)}${mirrored(`${stroked(sideWindow, '#3A4149', 5)}${filled(`M162 ${top - 8} Q230 ${top - 34} 380 ${top - 36} V${top - 16} Q260 ${top - 14} 166 ${top} Z`, '#C4BDB0')}`)}
    ${rear}`;
}

const vent = (x: number, y: number) =>
  `${box([x, y, 74, 36, 10], '#15181C')}${[9, 18, 27].map((at) => stroked(`M${x + 8} ${y + at} H${x + 66}`, '#59616C', 3)).join('')}`;

function dashboard({ dash }: Cabin, { base, line }: Paint): string {
  return `
    ${filled(`M0 ${dash + 6} C90 ${dash - 10} 160 ${dash - 30} 276 ${dash - 30} C380 ${dash - 30} 420 ${dash - 14} 520 ${dash - 14} C650 ${dash - 14} 730 ${dash - 6} 800 ${dash + 6} V600 H0 Z`, '#2B3037')}
    ${filled(`M0 ${dash + 44} Q400 ${dash + 6} 800 ${dash + 44} V600 H0 Z`, '#454D57')}
    ${stroked(`M0 ${dash + 92} Q400 ${dash + 62} 800 ${dash + 92}`, line, 17)}${stroked(`M0 ${dash + 90} Q400 ${dash + 60} 800 ${dash + 90}`, base, 13)}
    ${filled(`M0 ${dash + 102} Q400 ${dash + 72} 800 ${dash + 102} V600 H0 Z`, '#343B44')}
    ${vent(40, dash + 38)}${vent(690, dash + 38)}${vent(548, dash + 30)}
    ${box([182, dash - 24, 186, 66, 26], '#15181C')}${dot(232, dash + 10, 27, '#232A32', 'stroke="#8B949F" stroke-width="3"')}${dot(318, dash + 10, 27, '#232A32', 'stroke="#8B949F" stroke-width="3"')}${stroked(`M232 ${dash + 10} L218 ${dash - 6}`, '#FF6A5F', 4)}${stroked(`M318 ${dash + 10} L334 ${dash - 4}`, '#FF6A5F', 4)}
    ${box([388, dash - 4, 148, 92, 12], '#15181C')}${clipped('map', `M396 ${dash + 4} h132 v76 h-132 Z`, `${box([396, dash + 4, 132, 76, 8], '#CFE8DA')}${stroked(`M390 ${dash + 60} Q440 ${dash + 50} 460 ${dash + 20} T540 ${dash + 10}`, '#8CC7E8', 18)}${stroked(`M420 ${dash + 90} L440 ${dash - 4} M390 ${dash + 30} L540 ${dash + 56}`, '#fff', 6)}${dot(446, dash + 40, 9, '#FF7A5C', 'stroke="#fff" stroke-width="3"')}`)}
    ${stroked(`M572 ${dash + 128} H744 Q760 ${dash + 128} 756 ${dash + 146} L744 ${dash + 196} H584 Z`, '#1E2329', 4)}${box([640, dash + 140, 50, 10, 5], '#8B949F')}
    ${[404, 438, 472, 506].map((x) => dot(x, dash + 122, 11, '#15181C', 'stroke="#8B949F" stroke-width="3"')).join('')}`;
}

function middle({ dash, between, cover }: Cabin): string {
  if (between === 'seat')
    return `${filled(`M342 600 V${dash + 204} Q346 ${dash + 180} 378 ${dash + 178} H470 Q502 ${dash + 180} 506 ${dash + 204} V600 Z`, `url(#${cover})`)}${box([374, dash + 122, 100, 62, 24], `url(#${cover})`)}${stroked('M372 560 Q424 548 476 560', '#fff', 3, 'opacity="0.3"')}`;
  return `
    ${filled(`M356 600 L384 ${dash + 150} Q388 ${dash + 142} 400 ${dash + 142} H498 Q510 ${dash + 142} 514 ${dash + 150} L544 600 Z`, '#23282E')}
    ${filled(`M396 560 L410 ${dash + 166} H488 L504 560 Z`, '#3A4149')}${stroked(`M449 ${dash + 238} L445 ${dash + 182}`, '#B9C1CA', 10)}${oval([449, dash + 242, 34, 12], '#15181C')}${dot(445, dash + 176, 20, '#20252B')}${dot(440, dash + 169, 6, '#fff', 'opacity="0.5"')}
    ${oval([430, 584, 22, 11], '#15181C')}${oval([482, 584, 22, 11], '#15181C')}`;
}

function steering({ dash }: Cabin): string {
  const [x, y] = [275, dash + 92];
  return `${stroked(`M${x} ${y + 10} L${x + 12} 600`, '#1E2329', 40)}
    ${filled(`M${x - 92} ${y - 8} L${x - 30} ${y - 22} H${x + 30} L${x + 92} ${y - 8} V${y + 16} L${x + 30} ${y + 26} L${x + 12} ${y + 92} H${x - 12} L${x - 30} ${y + 26} L${x - 92} ${y + 16} Z`, '#2F363E')}
    ${oval([x, y, 98, 94], 'none', 'stroke="#15181C" stroke-width="23"')}${oval([x, y, 98, 94], 'none', 'stroke="#343B44" stroke-width="13"')}
    ${stroked(`M${x - 84} ${y - 52} Q${x - 50} ${y - 98} ${x} ${y - 98}`, '#8B949F', 4)}
    ${dot(x, y + 2, 34, 'url(#dark)', 'stroke="#59616C" stroke-width="2"')}${dot(x, y + 2, 12, 'url(#chrome)')}
    ${box([x - 78, y - 2, 28, 9, 4], '#8B949F')}${box([x + 50, y - 2, 28, 9, 4], '#8B949F')}`;
}

const seats = ({ cover }: Cabin, { base }: Paint): string =>
  mirrored(
    `${stroked('M40 438 V470', '#8B949F', 8)}${stroked('M92 438 V470', '#8B949F', 8)}${box([-40, 350, 168, 98, 38], `url(#${cover})`)}${stroked('M-10 368 Q50 356 108 370', '#fff', 4, 'opacity="0.3"')}
     ${filled('M-20 470 Q60 452 130 466 Q176 476 186 520 L204 600 H-20 Z', `url(#${cover})`)}${filled('M-20 496 Q50 484 108 494 Q134 500 140 530 L150 600 H-20 Z', '#fff', 'opacity="0.14"')}${stroked('M-10 496 Q50 484 108 494 Q134 500 140 530 L150 600', base, 4)}`,
  );

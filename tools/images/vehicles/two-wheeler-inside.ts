import type { Paint } from './paint.ts';
import { box, clipped, dot, filled, MIDDLE as M, mirrored, oval, stroked } from './parts.ts';
import type { TwoWheeler } from './two-wheeler-side.ts';

/** The rider's view downwards: handlebar, instruments, and the seat in front. */
export const twoWheelerInside = (body: TwoWheeler, paint: Paint): string => CLOSE[body](paint);

const grips = (y: number) =>
  mirrored(
    `${stroked(`M${M - 40} ${y} C${M - 130} ${y + 2} ${M - 150} ${y - 34} ${M - 210} ${y - 20} L${M - 330} ${y + 26}`, '#3A4149', 19)}${stroked(`M${M - 50} ${y - 5} C${M - 130} ${y - 3} ${M - 150} ${y - 39} ${M - 206} ${y - 26}`, '#8B949F', 4)}
     ${stroked(`M${M - 216} ${y - 46} Q${M - 290} ${y - 44} ${M - 352} ${y - 4}`, '#C4CBD3', 8)}
     ${stroked(`M${M - 236} ${y - 10} L${M - 346} ${y + 32}`, '#15181C', 38)}${[0, 1, 2, 3, 4].map((at) => stroked(`M${M - 252 - at * 20} ${y - 18 + at * 7.6} l9 25`, '#3A4149', 4)).join('')}
     ${box([M - 232, y - 46, 40, 52, 12], 'url(#dark)')}${dot(M - 212, y - 30, 6, '#F59B2C')}`,
  );

const mirrors = (y: number) =>
  mirrored(
    `${stroked(`M${M - 208} ${y + 150} L${M - 262} ${y + 34}`, '#3A4149', 9)}${box([M - 340, y - 42, 140, 84, 36], 'url(#dark)')}${clipped('mirror', `M${M - 330} ${y - 4} Q${M - 330} ${y - 32} ${M - 302} ${y - 32} H${M - 238} Q${M - 210} ${y - 32} ${M - 210} ${y - 4} V${y + 4} Q${M - 210} ${y + 32} ${M - 238} ${y + 32} H${M - 302} Q${M - 330} ${y + 32} ${M - 330} ${y + 4} Z`, `${box([M - 340, y - 42, 140, 84, 0], '#BFE0F2')}${box([M - 340, y + 6, 140, 40, 0], '#9CCBA3')}${filled(`M${M - 276} ${y + 6} h12 l40 40 h-92 Z`, '#87909B')}<path d="M${M - 320} ${y + 40} l60 -84 h26 l-60 84 Z" fill="#fff" opacity="0.35"/>`)}`,
  );

const dial = (x: number, y: number, r: number, turn: number) =>
  `${dot(x, y, r + 7, 'url(#chrome)')}${dot(x, y, r, '#1B2026')}${Array.from({ length: 9 }, (_, at) => `<path transform="rotate(${-120 + at * 30} ${x} ${y})" d="M${x} ${y - r * 0.86} v${r * 0.16}" stroke="#E8ECF0" stroke-width="4"/>`).join('')}<path transform="rotate(${turn} ${x} ${y})" d="M${x} ${y + r * 0.12} V${y - r * 0.64}" stroke="#FF6A5F" stroke-width="5" stroke-linecap="round"/>${dot(x, y, r * 0.13, '#8B949F')}`;

const edged = (d: string, fill: string, line: string) =>
  filled(d, fill, `stroke="${line}" stroke-width="3"`);

const saddle = (top: number) =>
  `${filled(`M${M - 210} 620 Q${M - 190} ${top + 40} ${M - 90} ${top + 14} Q${M} ${top - 12} ${M + 90} ${top + 14} Q${M + 190} ${top + 40} ${M + 210} 620 Z`, 'url(#leather)')}${stroked(`M${M - 170} 610 Q${M - 150} ${top + 56} ${M - 76} ${top + 34} Q${M} ${top + 14} ${M + 76} ${top + 34} Q${M + 150} ${top + 56} ${M + 170} 610`, '#A08B7E', 3, 'stroke-dasharray="9 7"')}`;

type Close = (paint: Paint) => string;

const motorbike: Close = ({ line }) => `
  ${mirrored(box([M - 112, 170, 38, 160, 16], 'url(#chrome)'))}
  ${filled(`M${M - 84} 148 Q${M} 96 ${M + 84} 148 L${M + 70} 230 H${M - 70} Z`, 'url(#dark)')}
  ${mirrors(112)}${grips(262)}
  ${box([M - 126, 236, 252, 60, 22], 'url(#dark)')}${mirrored(dot(M - 93, 262, 17, 'url(#chrome)'))}
  ${dial(M - 54, 192, 44, -40)}${dial(M + 54, 192, 44, 30)}${dot(M, 270, 17, '#15181C', 'stroke="#8B949F" stroke-width="4"')}${stroked(`M${M} 264 V276`, '#C4CBD3', 4)}
  ${edged(`M${M - 62} 300 Q${M} 280 ${M + 62} 300 C${M + 150} 330 ${M + 188} 420 ${M + 150} 520 Q${M + 90} 580 ${M} 580 Q${M - 90} 580 ${M - 150} 520 C${M - 188} 420 ${M - 150} 330 ${M - 62} 300 Z`, 'url(#body)', line)}
  ${stroked(`M${M - 122} 470 C${M - 136} 400 ${M - 110} 350 ${M - 66} 326`, '#fff', 13, 'opacity="0.4"')}
  ${dot(M, 374, 40, 'url(#chrome)')}${dot(M, 374, 29, '#AEB6C0')}${box([M - 5, 352, 10, 44, 4], '#79828D')}
  ${saddle(500)}`;

const scooter: Close = ({ line }) => `
  ${mirrors(112)}${grips(252)}
  ${edged(`M${M - 150} 330 Q${M - 130} 296 ${M} 292 Q${M + 130} 296 ${M + 150} 330 L${M + 176} 560 H${M - 176} Z`, 'url(#under)', line)}
  ${filled(`M${M - 104} 344 H${M + 104} L${M + 116} 436 H${M - 116} Z`, '#000', 'opacity="0.16"')}${stroked(`M${M - 96} 356 H${M + 96}`, '#fff', 4, 'opacity="0.35"')}${dot(M, 384, 15, '#22262C', 'stroke="#C4CBD3" stroke-width="5"')}
  ${filled(`M${M - 190} 470 H${M + 190} L${M + 230} 600 H${M - 230} Z`, 'url(#dark)')}${[-100, -50, 0, 50, 100].map((x) => stroked(`M${M + x} 484 L${M + x * 1.2} 560`, '#59616C', 5)).join('')}
  ${edged(`M${M - 128} 262 C${M - 140} 190 ${M - 90} 150 ${M} 148 C${M + 90} 150 ${M + 140} 190 ${M + 128} 262 Q${M + 110} 316 ${M} 320 Q${M - 110} 316 ${M - 128} 262 Z`, 'url(#body)', line)}
  ${stroked(`M${M - 106} 230 Q${M - 96} 174 ${M - 20} 166`, '#fff', 9, 'opacity="0.45"')}
  ${box([M - 84, 184, 168, 96, 40], '#15181C', 'stroke="url(#chrome)" stroke-width="6"')}${dial(M - 32, 232, 33, -30)}${box([M + 16, 210, 52, 26, 6], '#BFE5D0')}${dot(M + 26, 258, 6, '#5BD08A')}${dot(M + 46, 258, 6, '#F59B2C')}
  ${saddle(516)}`;

const bicycle: Close = ({ base, line }) => `
  ${box([M - 20, 20, 40, 260, 20], 'url(#dark)')}${stroked(`M${M - 8} 40 V250`, '#59616C', 6)}${filled(`M${M - 28} 120 Q${M} 96 ${M + 28} 120 V280 H${M - 28} Z`, '#3A4149')}
  ${mirrored(`${stroked(`M${M - 38} 130 V290`, line, 20)}${stroked(`M${M - 38} 130 V290`, base, 16)}`)}
  ${dot(M, 178, 38, 'url(#dark)')}${box([M - 30, 128, 60, 40, 16], 'url(#lamp)', 'stroke="#3A4149" stroke-width="6"')}
  ${edged(`M${M - 30} 300 H${M + 30} L${M + 38} 560 H${M - 38} Z`, 'url(#panel)', line)}${stroked(`M${M - 16} 316 L${M - 18} 500`, '#fff', 8, 'opacity="0.45"')}
  ${grips(262)}
  ${box([M - 38, 226, 76, 104, 24], '#3A4149')}${dot(M, 300, 16, 'url(#chrome)')}${dot(M, 300, 7, '#4A525C')}
  ${box([M - 66, 196, 132, 82, 18], '#15181C', 'stroke="#59616C" stroke-width="3"')}${box([M - 56, 206, 112, 62, 10], '#BFE5D0')}${box([M - 46, 216, 44, 28, 5], '#2C8F60')}${box([M + 8, 218, 38, 8, 4], '#2F4A3D')}${box([M + 8, 234, 28, 8, 4], '#2F4A3D')}${[0, 1, 2, 3].map((at) => box([M - 46 + at * 22, 252, 17, 8, 3], '#2C8F60')).join('')}
  ${dot(M + 126, 236, 27, 'url(#chrome)')}${dot(M + 126, 236, 8, '#8B949F')}${oval([M + 116, 226, 9, 6], '#fff')}
  ${filled(`M${M - 30} 470 Q${M} 446 ${M + 30} 470 C${M + 44} 520 ${M + 120} 540 ${M + 150} 620 H${M - 150} C${M - 120} 540 ${M - 44} 520 ${M - 30} 470 Z`, 'url(#leather)')}${stroked(`M${M} 474 V600`, '#2A211D', 5)}`;

const CLOSE: Readonly<Record<TwoWheeler, Close>> = { motorbike, scooter, bicycle };

import type { Paint } from './paint.ts';
import { box, dot, filled, GROUND, MIDDLE as M, mirrored, oval, plate, stroked } from './parts.ts';
import type { TwoWheeler } from './two-wheeler-side.ts';

const tyre = (width: number, height: number) =>
  `${box([M - width / 2, GROUND - height, width, height, width / 2], 'url(#dark)')}${box([M - width / 2 + 3, GROUND - height + 4, width * 0.3, height - 8, width * 0.15], '#59616C', 'opacity="0.6"')}`;

const mirror = (x: number, y: number, fill: string) =>
  mirrored(
    `${stroked(`M${x + 66} ${y + 94} L${x + 12} ${y + 16}`, '#3A4149', 6)}${box([x - 22, y - 14, 54, 38, 16], fill, 'stroke="#20252B" stroke-width="2"')}`,
  );

const bar = (y: number, reach: number, rise: number) =>
  mirrored(
    `${stroked(`M${M} ${y} Q${M - reach * 0.5} ${y + 4} ${M - reach * 0.62} ${y - rise}`, '#3A4149', 11)}${stroked(`M${M - reach * 0.6} ${y - rise} L${M - reach} ${y - rise + 4}`, '#15181C', 18)}${stroked(`M${M - reach * 0.64} ${y - rise + 16} L${M - reach * 0.94} ${y - rise + 20}`, '#9AA3AE', 4)}`,
  );

const roundLamp = (y: number, r: number) =>
  `${dot(M, y, r + 7, 'url(#chrome)')}${dot(M, y, r, 'url(#lamp)')}${dot(M - r * 0.25, y - r * 0.3, r * 0.3, '#fff')}`;

const edged = (d: string, fill: string, line: string) =>
  filled(d, fill, `stroke="${line}" stroke-width="2"`);

const orange = (x: number, y: number) =>
  mirrored(oval([M - x, y, 13, 10], '#F59B2C', 'stroke="#8A5212" stroke-width="2"'));

type End = (paint: Paint) => string;

const scooterFront: End = ({ line }) => `
  ${mirror(256, 92, 'url(#panel)')}${bar(182, 128, 12)}
  ${tyre(42, 112)}
  ${edged(`M${M - 22} 330 H${M + 22} L${M + 30} 404 Q${M} 418 ${M - 30} 404 Z`, 'url(#panel)', line)}
  ${edged(`M${M - 62} 214 Q${M} 190 ${M + 62} 214 C${M + 92} 250 ${M + 96} 320 ${M + 66} 358 Q${M} 400 ${M - 66} 358 C${M - 96} 320 ${M - 92} 250 ${M - 62} 214 Z`, 'url(#body)', line)}
  ${filled(`M${M - 18} 236 H${M + 18} L${M + 10} 342 Q${M} 352 ${M - 10} 342 Z`, '#fff', 'opacity="0.25"')}${orange(60, 262)}
  ${[0, 1, 2].map((at) => stroked(`M${M - 24 + at * 2} ${318 + at * 12} H${M + 24 - at * 2}`, line, 4, 'opacity="0.6"')).join('')}
  ${edged(`M${M - 54} 168 Q${M - 50} 136 ${M} 132 Q${M + 50} 136 ${M + 54} 168 Q${M + 48} 208 ${M} 212 Q${M - 48} 208 ${M - 54} 168 Z`, 'url(#body)', line)}${roundLamp(172, 27)}`;

const scooterRear: End = ({ line }) => `
  ${mirror(256, 92, 'url(#dark)')}${bar(196, 128, 14)}
  ${edged(`M${M - 48} 206 Q${M} 180 ${M + 48} 206 L${M + 64} 300 H${M - 64} Z`, 'url(#panel)', line)}
  ${tyre(44, 116)}
  ${edged(`M${M - 70} 268 Q${M} 246 ${M + 70} 268 C${M + 92} 300 ${M + 90} 348 ${M + 70} 376 Q${M} 400 ${M - 70} 376 C${M - 90} 348 ${M - 92} 300 ${M - 70} 268 Z`, 'url(#body)', line)}
  ${filled(`M${M - 66} 270 Q${M - 70} 236 ${M - 40} 232 H${M + 40} Q${M + 70} 236 ${M + 66} 270 Q${M} 284 ${M - 66} 270 Z`, 'url(#leather)')}${stroked(`M${M - 46} 246 Q${M} 238 ${M + 46} 246`, '#8D786C', 4)}
  ${box([M - 36, 296, 72, 26, 13], 'url(#tail)', 'stroke="#5C0F14" stroke-width="2"')}${orange(62, 310)}${plate(338, 70)}`;

const motorbikeFront: End = ({ line }) => `
  ${mirror(238, 100, 'url(#dark)')}
  ${edged(`M${M - 70} 226 Q${M} 184 ${M + 70} 226 L${M + 58} 320 H${M - 58} Z`, 'url(#body)', line)}
  ${mirrored(`${box([M - 53, 200, 18, 190, 8], 'url(#chrome)')}${box([M - 56, 300, 24, 96, 8], '#3A4149')}`)}
  ${tyre(54, 176)}
  ${edged(`M${M - 36} 300 Q${M} 268 ${M + 36} 300 L${M + 34} 356 Q${M} 340 ${M - 34} 356 Z`, 'url(#panel)', line)}
  ${mirrored(oval([M - 44, 380, 8, 30], '#B9C1CA'))}
  ${bar(190, 148, 16)}${box([M - 40, 168, 80, 22, 10], 'url(#dark)')}${orange(84, 232)}${roundLamp(228, 36)}`;

const motorbikeRear: End = ({ line }) => `
  ${mirror(238, 100, 'url(#dark)')}${bar(200, 148, 18)}
  ${edged(`M${M - 62} 236 Q${M} 190 ${M + 62} 236 V300 H${M - 62} Z`, 'url(#body)', line)}
  ${tyre(66, 168)}
  ${box([M + 44, 336, 34, 74, 17], 'url(#chrome)')}${oval([M + 61, 394, 11, 12], '#15181C')}
  ${mirrored(box([M - 48, 300, 12, 78, 6], '#C4CBD3'))}
  ${edged(`M${M - 50} 238 Q${M} 222 ${M + 50} 238 L${M + 34} 304 Q${M} 316 ${M - 34} 304 Z`, 'url(#body)', line)}
  ${filled(`M${M - 54} 240 Q${M - 54} 214 ${M - 30} 212 H${M + 30} Q${M + 54} 214 ${M + 54} 240 Q${M} 252 ${M - 54} 240 Z`, 'url(#leather)')}
  ${box([M - 28, 264, 56, 22, 10], 'url(#tail)', 'stroke="#5C0F14" stroke-width="2"')}${mirrored(stroked(`M${M - 34} 292 H${M - 56}`, '#22262C', 6))}${orange(66, 292)}${plate(320, 70)}`;

const bicycleBars = mirrored(
  `${stroked(`M${M} 168 Q${M - 40} 168 ${M - 66} 150 L${M - 106} 146`, '#3A4149', 10)}${stroked(`M${M - 96} 147 L${M - 142} 150`, '#15181C', 17)}${stroked(`M${M - 84} 160 L${M - 124} 166`, '#9AA3AE', 4)}`,
);
const pedals = (y: number) =>
  `${stroked(`M${M - 30} ${y - 16} V${y + 34} M${M + 30} ${y - 16} V${y - 52}`, '#22262C', 8)}${box([M - 72, y + 30, 44, 11, 5], '#15181C')}${box([M + 28, y - 60, 44, 11, 5], '#15181C')}`;

const bicycleFront: End = ({ base, line }) => `
  ${pedals(370)}${filled(`M${M - 42} 138 Q${M} 126 ${M + 42} 138 Q${M + 36} 150 ${M} 150 Q${M - 36} 150 ${M - 42} 138 Z`, 'url(#leather)')}
  ${tyre(24, 220)}${mirrored(`${stroked(`M${M - 22} 246 V346`, line, 13)}${stroked(`M${M - 22} 246 V346`, base, 10)}`)}${mirrored(dot(M - 24, 342, 9, 'url(#chrome)'))}
  ${stroked(`M${M - 21} 246 Q${M} 226 ${M + 21} 246`, base, 11)}${filled(`M${M - 17} 246 Q${M} 228 ${M + 17} 246 V286 H${M - 17} Z`, '#3A4149')}
  ${box([M - 16, 168, 32, 68, 12], 'url(#body)', `stroke="${line}" stroke-width="2"`)}${bicycleBars}${box([M - 14, 156, 28, 20, 8], 'url(#dark)')}
  ${roundLamp(214, 18)}`;

const bicycleRear: End = ({ base, line }) => `
  ${bicycleBars}${pedals(370)}${box([M - 9, 160, 18, 70, 5], 'url(#chrome)')}
  ${tyre(24, 220)}${mirrored(`${stroked(`M${M - 10} 226 Q${M - 26} 250 ${M - 26} 346`, line, 12)}${stroked(`M${M - 10} 226 Q${M - 26} 250 ${M - 26} 346`, base, 9)}`)}${mirrored(dot(M - 28, 342, 10, 'url(#chrome)'))}
  ${filled(`M${M - 19} 262 Q${M} 226 ${M + 19} 262 V330 H${M - 19} Z`, '#3A4149')}${mirrored(stroked(`M${M - 48} 240 V262 L${M - 30} 330`, '#3A4149', 6))}${box([M - 56, 232, 112, 12, 5], 'url(#dark)')}
  ${filled(`M${M - 58} 150 Q${M - 60} 128 ${M - 30} 128 Q${M} 138 ${M + 30} 128 Q${M + 60} 128 ${M + 58} 150 Q${M + 40} 172 ${M} 170 Q${M - 40} 172 ${M - 58} 150 Z`, 'url(#leather)')}${stroked(`M${M} 138 V166`, '#2A211D', 4)}
  ${box([M - 20, 250, 40, 24, 9], 'url(#tail)', 'stroke="#5C0F14" stroke-width="2"')}`;

const ENDS: Readonly<Record<TwoWheeler, readonly [front: End, rear: End]>> = {
  scooter: [scooterFront, scooterRear],
  motorbike: [motorbikeFront, motorbikeRear],
  bicycle: [bicycleFront, bicycleRear],
};

export const twoWheelerFront = (body: TwoWheeler, paint: Paint): string => ENDS[body][0](paint);
export const twoWheelerRear = (body: TwoWheeler, paint: Paint): string => ENDS[body][1](paint);

import type { VehicleBody } from '#server/seed/rental/vehicle-pictures.ts';
import type { CarBody } from './car-shapes.ts';
import type { Paint } from './paint.ts';
import { box, dot, filled, GROUND, oval, stroked } from './parts.ts';

export type TwoWheeler = Exclude<VehicleBody, CarBody>;

/** A wheel with many thin spokes: of a bicycle, or with a wider tyre. */
function spoked(x: number, r: number, tyre: number, spokes: number, rim: string): string {
  const y = GROUND - r;
  const lines = Array.from({ length: spokes }, (_, at) => {
    const turn = (Math.PI * 2 * at) / spokes;
    return `M${x} ${y} L${(x + Math.cos(turn) * (r - tyre)).toFixed(1)} ${(y + Math.sin(turn) * (r - tyre)).toFixed(1)}`;
  });
  return `${stroked(lines.join(' '), '#9AA3AE', r > 90 ? 1.8 : 4)}${dot(x, y, r - tyre / 2, 'none', `stroke="#22262C" stroke-width="${tyre}"`)}${dot(x, y, r - tyre * 0.22, 'none', 'stroke="#3D444D" stroke-width="2"')}${dot(x, y, r - tyre - 3, 'none', `stroke="${rim}" stroke-width="6"`)}`;
}

const hub = (x: number, r: number, size: number) =>
  `${dot(x, GROUND - r, size, 'url(#chrome)')}${dot(x, GROUND - r, size * 0.45, '#4A525C')}`;

const shine = (d: string, width = 6) => stroked(d, '#fff', width, 'opacity="0.45"');

const scooter = ({ line }: Paint) => {
  const r = 56;
  const y = GROUND - r;
  const rear =
    'M168 372 C150 340 156 300 196 282 C250 262 330 266 384 286 C404 300 404 340 420 384 L424 410 H300 C280 380 240 356 196 376 Q176 384 168 372 Z';
  const shield =
    'M470 408 C500 400 506 372 512 330 L528 212 Q532 190 552 194 Q570 200 572 226 L582 300 C592 340 586 372 556 382 L540 424 H420 V396 H452 Q464 400 470 408 Z';
  return `
    ${stroked('M540 222 L518 160', '#3A4149', 13)}${stroked(`M566 330 L602 ${y}`, '#4A525C', 17)}
    ${stroked('M512 166 L492 108', '#3A4149', 5)}${filled('M476 84 H512 Q518 104 506 116 H484 Q472 104 476 84 Z', 'url(#panel)', `stroke="${line}" stroke-width="2"`)}
    ${spoked(218, r, 22, 0, '#C4CBD3')}${dot(218, y, 32, 'url(#rim)')}${dot(218, y, 12, '#79828D')}
    ${spoked(602, r, 22, 0, '#C4CBD3')}${dot(602, y, 32, 'url(#rim)')}${dot(602, y, 12, '#79828D')}
    ${stroked('M250 420 H360', '#3A4149', 16)}${box([262, 396, 112, 26, 13], 'url(#dark)')}
    ${filled(shield, 'url(#body)', `stroke="${line}" stroke-width="2"`)}${shine('M536 218 L524 336')}
    ${box([408, 398, 118, 22, 9], 'url(#dark)')}
    ${filled(rear, 'url(#body)', `stroke="${line}" stroke-width="2"`)}${shine('M200 298 C250 280 330 284 376 302', 7)}
    ${stroked('M384 344 C340 314 270 310 190 336', line, 2.5, 'opacity="0.6"')}
    ${filled('M178 280 C176 262 190 252 212 254 C270 262 300 250 340 248 C376 246 402 256 404 274 C404 288 390 290 376 288 C310 270 250 268 190 288 Q180 290 178 280 Z', 'url(#leather)')}${stroked('M206 260 C260 268 320 252 380 258', '#8D786C', 3)}
    ${filled('M156 300 Q148 318 156 334 L174 326 L178 302 Z', 'url(#tail)', 'stroke="#5C0F14" stroke-width="2"')}
    ${stroked('M150 262 H206', '#3A4149', 9)}${stroked('M152 262 V250', '#3A4149', 7)}
    ${filled(`M544 ${y - 22} C560 ${y - 66} 632 ${y - 76} 664 ${y - 20} Q636 ${y - 44} 602 ${y - 44} Q568 ${y - 44} 544 ${y - 22} Z`, 'url(#panel)', `stroke="${line}" stroke-width="2"`)}
    ${filled('M500 158 Q512 138 548 146 Q574 156 572 184 Q560 208 528 206 Q500 200 500 158 Z', 'url(#body)', `stroke="${line}" stroke-width="2"`)}
    ${oval([566, 176, 15, 22], 'url(#lamp)', 'stroke="url(#chrome)" stroke-width="5"')}
    ${stroked('M516 160 L466 148', '#22262C', 15)}${stroked('M506 172 L462 176', '#9AA3AE', 4)}
    ${dot(590, 300, 9, '#F59B2C', `stroke="${line}" stroke-width="2"`)}
    ${stroked('M404 424 L386 446', '#3A4149', 7)}`;
};

const motorbike = ({ line }: Paint) => {
  const r = 82;
  const y = GROUND - r;
  return `
    ${stroked(`M592 ${y} L508 200`, '#3A4149', 15)}${stroked(`M596 ${y} L548 284`, '#C4CBD3', 15)}
    ${spoked(208, r, 30, 10, '#3A4149')}${spoked(592, r, 28, 10, '#3A4149')}
    ${dot(592, y, 36, 'none', 'stroke="url(#chrome)" stroke-width="8"')}${hub(208, r, 17)}${hub(592, r, 15)}
    ${stroked(`M208 ${y} L374 382`, 'url(#chrome)', 15)}${stroked(`M208 ${y} L374 382`, '#79828D', 13)}
    ${stroked('M250 268 L232 340', '#C4CBD3', 9)}${[0, 1, 2, 3, 4].map((at) => stroked(`M${239 - at * 2.4} ${284 + at * 10} l14 3`, '#22262C', 5)).join('')}
    ${filled(`M524 ${y - 40} C540 ${y - 92} 624 ${y - 104} 664 ${y - 50} Q630 ${y - 84} 592 ${y - 84} Q552 ${y - 84} 524 ${y - 40} Z`, 'url(#panel)', `stroke="${line}" stroke-width="2"`)}
    ${stroked('M486 256 L440 400 H356 L330 296', '#2B3037', 13)}
    ${filled('M350 296 H462 L450 396 Q444 412 426 412 H364 Q346 410 346 390 Z', 'url(#dark)')}
    ${[0, 1, 2, 3].map((at) => box([384 - at, 300 + at * 13, 74 - at * 2, 7, 3.5], '#9AA3AE')).join('')}
    ${dot(388, 380, 27, 'url(#chrome)')}${dot(388, 380, 16, '#79828D')}
    ${stroked('M452 330 C476 350 470 398 430 408 L300 412', 'url(#chrome)', 12)}${stroked('M450 334 C474 352 468 400 430 410 L300 411', '#B9C1CA', 10)}
    ${filled('M316 398 L158 384 Q146 392 150 408 L316 424 Z', 'url(#chrome)')}${box([146, 386, 10, 22, 4], '#22262C')}
    ${filled('M160 262 C150 250 160 240 178 244 L266 256 L350 270 L330 306 L262 300 Z', 'url(#body)', `stroke="${line}" stroke-width="2"`)}
    ${filled('M186 244 C190 230 204 230 222 238 C262 256 300 246 346 262 L350 276 C310 276 240 270 186 244 Z', 'url(#leather)')}
    ${filled('M340 270 C340 226 384 206 430 206 C476 208 500 222 506 246 C500 272 470 284 430 286 Q370 292 340 270 Z', 'url(#body)', `stroke="${line}" stroke-width="2"`)}${shine('M362 246 C380 222 430 216 474 226', 9)}${dot(424, 212, 9, 'url(#chrome)')}
    ${filled('M352 284 H440 L420 304 H356 Z', '#3A4149')}
    ${filled('M152 258 Q142 264 146 278 L166 276 L168 260 Z', 'url(#tail)')}
    ${stroked('M160 280 L126 316', '#22262C', 7)}${box([112, 312, 22, 28, 4], '#FBFAF5', 'transform="rotate(30 122 326)" stroke="#9AA3AD" stroke-width="2"')}
    ${stroked('M512 206 L494 180 L448 176', '#3A4149', 9)}${stroked('M470 177 L436 172', '#15181C', 15)}
    ${stroked('M494 180 L480 134', '#3A4149', 5)}${oval([474, 124, 24, 13], 'url(#dark)', 'transform="rotate(-12 474 124)"')}
    ${oval([516, 192, 20, 9], 'url(#dark)', 'transform="rotate(-24 516 192)"')}
    ${filled('M508 214 Q520 200 546 206 Q556 226 546 250 Q524 258 508 244 Z', 'url(#dark)')}${oval([548, 228, 11, 23], 'url(#lamp)', 'stroke="url(#chrome)" stroke-width="5"')}
    ${dot(524, 264, 8, '#F59B2C')}
    ${stroked('M372 412 L352 446', '#3A4149', 7)}`;
};

const bicycle = ({ line }: Paint) => {
  const r = 108;
  const y = GROUND - r;
  const frame = (d: string, width = 15) =>
    `${stroked(d, line, width + 3)}${stroked(d, 'url(#tube)', width)}`;
  return `
    <linearGradient id="tube" gradientUnits="userSpaceOnUse" x1="0" y1="180" x2="0" y2="370"><stop offset="0" stop-color="PAINT_LIT"/><stop offset="1" stop-color="PAINT_BASE"/></linearGradient>
    ${spoked(216, r, 13, 24, '#B9C1CA')}${spoked(584, r, 13, 24, '#B9C1CA')}
    ${stroked(`M${216 - 110} ${y - 32} A114 114 0 0 1 ${216 + 108} ${y - 40}`, '#3A4149', 7)}${stroked(`M${584 - 96} ${y - 62} A114 114 0 0 1 ${584 + 90} ${y - 70}`, '#3A4149', 7)}
    ${stroked('M128 226 H296', '#3A4149', 9)}${stroked(`M150 228 L216 ${y} M230 228 L216 ${y}`, '#3A4149', 6)}${box([112, 226, 16, 22, 5], 'url(#tail)')}
    ${frame(`M216 ${y} L376 356`, 10)}${frame(`M216 ${y} L322 218`, 9)}
    ${stroked('M310 164 L324 222', '#C4CBD3', 11)}
    ${frame('M318 206 L376 356')}${frame('M378 354 L514 226', 20)}${frame('M328 236 L506 198', 13)}
    ${stroked('M402 322 L484 246', '#22262C', 24)}${stroked('M410 312 L476 252', '#5A636F', 5)}
    ${stroked(`M512 236 L530 286 Q548 320 584 ${y}`, line, 13)}${stroked(`M512 236 L530 286 Q548 320 584 ${y}`, 'PAINT_BASE', 10)}
    ${frame('M500 180 L516 240', 19)}${stroked('M500 180 L490 146', '#3A4149', 11)}
    ${stroked('M490 146 C510 138 526 144 528 160 M492 146 L446 138', '#3A4149', 9)}${stroked('M462 141 L420 132', '#15181C', 15)}
    ${box([520, 186, 30, 26, 10], 'url(#dark)')}${oval([550, 199, 8, 14], 'url(#lamp)')}
    ${filled('M254 160 Q250 146 268 146 L322 150 Q352 152 366 160 Q370 170 356 172 L310 172 Q290 184 268 180 Q256 176 254 160 Z', 'url(#leather)')}
    ${hub(216, r, 19)}${hub(584, r, 11)}
    ${stroked(`M216 ${y - 11} L376 332 M216 ${y + 11} L376 380`, '#5A636F', 3.5)}
    ${stroked('M376 356 L344 306', '#22262C', 9)}${box([318, 298, 42, 11, 5], '#15181C')}
    ${dot(376, 356, 33, '#3A4149')}${dot(376, 356, 24, '#79828D')}${dot(376, 356, 13, '#22262C')}
    ${stroked('M376 356 L412 408', '#22262C', 9)}${box([396, 404, 44, 11, 5], '#15181C')}
    ${stroked('M350 372 L328 446', '#3A4149', 6)}`;
};

const SIDES: Readonly<Record<TwoWheeler, (paint: Paint) => string>> = {
  scooter,
  motorbike,
  bicycle,
};

export const twoWheelerSide = (body: TwoWheeler, paint: Paint): string =>
  SIDES[body](paint).replaceAll('PAINT_LIT', paint.lit).replaceAll('PAINT_BASE', paint.base);

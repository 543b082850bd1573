import type { VehicleBody } from '#server/seed/rental/vehicle-pictures.ts';
import type { Rim } from './parts.ts';

export type CarBody = Exclude<VehicleBody, 'scooter' | 'motorbike' | 'bicycle'>;

/** A car from its right side, driving to the right. */
export type SideShape = {
  readonly outline: string;
  readonly panes: readonly string[];
  /** Pillars between panes, visible as bars on the glass. */
  readonly pillars: readonly string[];
  /** Gaps round doors, flaps and the bonnet. */
  readonly gaps: readonly string[];
  readonly handles: readonly (readonly [x: number, y: number])[];
  readonly wheels: readonly [rear: number, front: number, radius: number];
  readonly rim: Rim;
  readonly mirror: readonly [x: number, y: number];
  readonly headLamp: string;
  readonly tailLamp: string;
  /** The line of reflected light on the flank. */
  readonly crease: string;
  readonly sill: number;
  /** True for unpainted bumpers and arches. */
  readonly isClad: boolean;
};

export const SIDES: Readonly<Record<CarBody, SideShape>> = {
  hatchback: {
    outline:
      'M136 374 C132 340 134 318 146 298 L166 250 C182 218 210 204 262 202 L392 202 C436 202 462 214 486 236 L540 284 C598 290 642 304 656 332 C665 350 665 368 662 388 Q659 406 640 408 H158 Q138 405 136 374 Z',
    panes: ['M184 284 L194 252 C204 226 226 217 264 216 H388 C422 216 444 226 464 244 L510 286 Z'],
    pillars: ['M232 284 C232 256 240 232 256 212', 'M366 286 L360 212'],
    gaps: [
      'M368 288 C372 330 370 370 364 400 H478 C498 372 512 330 514 288',
      'M364 400 H300 C286 354 250 320 230 302 L230 286',
      'M516 288 C560 296 620 306 648 326',
    ],
    handles: [
      [384, 314],
      [248, 312],
    ],
    wheels: [242, 562, 57],
    rim: 'alloy',
    mirror: [506, 280],
    headLamp: 'M606 312 C632 314 650 326 657 342 C638 346 616 338 604 324 Z',
    tailLamp: 'M147 298 C158 298 168 302 170 314 C168 334 154 340 140 340 Z',
    crease: 'M150 330 C280 312 480 316 640 344',
    sill: 388,
    isClad: false,
  },
  sedan: {
    outline:
      'M92 376 C88 344 90 322 102 306 C112 294 160 290 204 284 C242 254 272 236 322 234 H402 C444 234 468 246 496 266 L526 288 C602 294 666 304 692 328 C708 344 710 364 707 386 Q704 406 684 408 H112 Q94 405 92 376 Z',
    panes: ['M226 288 C254 262 282 248 324 247 H398 C432 247 456 256 480 272 L502 290 Z'],
    pillars: ['M266 290 C270 274 280 258 292 246', 'M372 290 L368 244'],
    gaps: [
      'M374 292 C378 330 376 372 370 400 H486 C502 372 510 330 508 292',
      'M370 400 H292 C278 354 260 322 264 292',
      'M512 294 C580 300 650 310 684 328',
      'M112 312 C150 300 190 296 222 292',
    ],
    handles: [
      [390, 318],
      [278, 316],
    ],
    wheels: [214, 588, 54],
    rim: 'alloy',
    mirror: [498, 286],
    headLamp: 'M640 314 C672 318 694 330 702 346 C680 348 652 338 638 326 Z',
    tailLamp: 'M103 306 C120 302 138 304 146 312 C142 328 118 336 93 334 Z',
    crease: 'M106 336 C260 318 500 320 690 350',
    sill: 390,
    isClad: false,
  },
  suv: {
    outline:
      'M112 368 C108 320 110 298 122 278 L138 224 C148 200 168 190 206 188 L400 186 C442 186 462 196 486 218 L536 272 C606 278 662 288 680 312 C694 332 696 352 693 382 Q690 402 668 404 H134 Q114 401 112 368 Z',
    panes: [
      'M150 270 L162 226 C168 210 182 204 208 203 L396 201 C432 201 450 208 468 228 L508 274 Z',
    ],
    pillars: ['M228 270 L222 200', 'M362 272 L358 198'],
    gaps: [
      'M364 276 C368 320 366 364 360 394 H482 C502 360 512 318 512 278',
      'M360 394 H302 C288 344 252 306 228 292 V274',
      'M514 278 C580 286 640 294 672 312',
    ],
    handles: [
      [380, 304],
      [246, 302],
    ],
    wheels: [230, 574, 65],
    rim: 'rugged',
    mirror: [504, 270],
    headLamp: 'M628 298 C656 302 676 312 684 328 V338 C660 338 636 326 624 312 Z',
    tailLamp: 'M125 274 H146 C154 292 150 318 144 330 L114 332 C112 310 116 290 125 274 Z',
    crease: 'M126 318 C280 298 500 300 676 334',
    sill: 374,
    isClad: true,
  },
  van: {
    outline:
      'M88 382 V180 Q88 150 120 148 L470 142 C514 142 540 154 560 186 L606 264 C654 274 694 290 706 318 C716 342 716 368 713 388 Q709 406 690 408 H112 Q88 406 88 382 Z',
    panes: ['M474 262 V186 Q474 174 486 173 L500 172 C522 172 532 182 544 200 L580 264 Z'],
    pillars: [],
    gaps: [
      'M464 168 V400 H556 C582 372 592 318 588 270',
      'M300 168 V400 H464',
      'M112 168 V400',
      'M124 292 H452',
      'M600 270 C640 280 680 294 700 316',
      'M318 186 H448 V268 H318 Z',
      'M130 188 H284 V268 H130 Z',
    ],
    handles: [
      [480, 304],
      [428, 308],
    ],
    wheels: [206, 596, 55],
    rim: 'steel',
    mirror: [580, 262],
    headLamp: 'M650 290 C682 298 700 314 706 336 V346 C680 344 660 328 648 306 Z',
    tailLamp: 'M88 254 H100 Q105 256 105 262 V320 Q105 326 100 326 H88 Z',
    crease: 'M100 344 C280 338 500 340 700 360',
    sill: 384,
    isClad: true,
  },
  pickup: {
    outline:
      'M66 374 L68 290 Q69 278 84 278 H304 L308 220 C312 198 326 190 352 190 H444 C480 190 498 200 518 222 L556 272 C630 278 690 288 708 312 C722 332 724 354 720 384 Q717 404 696 406 H88 Q68 404 66 374 Z',
    panes: ['M322 272 L326 224 C328 210 338 204 354 204 H440 C468 204 482 212 498 230 L530 274 Z'],
    pillars: ['M420 274 L416 200'],
    gaps: [
      'M422 276 C426 320 424 366 418 396 H500 C520 364 532 320 534 278',
      'M418 396 H326 C320 360 318 320 320 276',
      'M304 282 V396',
      'M86 292 H296',
      'M538 280 C600 286 660 294 700 314',
    ],
    handles: [
      [438, 304],
      [340, 304],
    ],
    wheels: [196, 602, 65],
    rim: 'rugged',
    mirror: [526, 268],
    headLamp: 'M658 298 C686 302 706 312 712 330 V346 C690 344 668 330 654 312 Z',
    tailLamp: 'M68 292 H82 Q88 293 88 299 V336 Q88 342 82 342 H67 Z',
    crease: 'M76 322 C280 306 520 306 706 340',
    sill: 378,
    isClad: true,
  },
  convertible: {
    outline:
      'M94 380 C90 346 92 328 106 312 C140 298 190 294 246 292 Q380 306 508 294 C598 298 670 310 694 334 C709 350 710 366 707 390 Q704 408 684 410 H114 Q96 408 94 380 Z',
    panes: [],
    pillars: [],
    gaps: [
      'M330 302 C322 340 330 376 342 402 H488 C504 376 512 336 506 300',
      'M516 298 C580 302 650 314 686 334',
      'M114 318 C150 306 200 302 240 300',
    ],
    handles: [[350, 326]],
    wheels: [214, 588, 56],
    rim: 'alloy',
    mirror: [490, 290],
    headLamp: 'M640 318 C674 322 696 336 703 352 C680 352 652 342 638 330 Z',
    tailLamp: 'M107 312 C124 308 144 310 152 318 C146 334 120 342 95 340 Z',
    crease: 'M106 342 C260 326 500 328 692 356',
    sill: 392,
    isClad: false,
  },
  minibus: {
    outline:
      'M66 384 L68 176 Q70 142 106 140 L566 136 C610 136 634 150 652 188 L690 270 C716 286 730 304 731 340 V388 Q729 408 708 408 H90 Q66 406 66 384 Z',
    panes: [
      'M92 268 V188 Q92 176 104 176 H188 V268 Z',
      'M198 268 V176 H296 V268 Z',
      'M306 268 V176 H404 V268 Z',
      'M414 268 V176 H512 V268 Z',
      'M546 268 V186 Q546 172 560 172 H580 C602 172 614 182 624 204 L654 270 Z',
    ],
    pillars: [],
    gaps: [
      'M530 166 V402',
      'M406 282 V402 H530',
      'M530 330 H556 C566 320 640 320 664 276',
      'M76 290 H530',
      'M684 276 C706 292 718 304 722 330',
    ],
    handles: [
      [422, 306],
      [546, 300],
    ],
    wheels: [190, 612, 56],
    rim: 'steel',
    mirror: [668, 236],
    headLamp: 'M694 298 C714 300 728 316 730 338 V350 C710 346 698 328 692 310 Z',
    tailLamp: 'M67 252 H78 Q84 254 84 260 V322 Q84 328 78 328 H66 Z',
    crease: 'M76 344 C280 338 520 338 724 356',
    sill: 386,
    isClad: true,
  },
};

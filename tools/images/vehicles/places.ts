import type { VehicleBody, VehicleColour } from '#server/seed/rental/vehicle-pictures.ts';
import { groundSvg, isDark, tonesOf, type Pattern, type Size, type Tone } from '../ground.ts';
import { paintDefs, paintOf } from './paint.ts';
import { box, dot, filled, GROUND, MIDDLE, oval, stroked } from './parts.ts';
import { vehicleDrawing } from './vehicle.ts';

/** A vehicle in a group: the middle of its shadow, and its size. The rear ones come first. */
type PlacedVehicle = readonly [
  body: VehicleBody,
  colour: VehicleColour,
  x: number,
  foot: number,
  scale: number,
];
type Group = {
  readonly tone: Tone;
  readonly pattern: Pattern;
  readonly vehicles: readonly PlacedVehicle[];
};

export const rentalCategories: Readonly<Record<string, Group>> = {
  'category-city': tile('butter', 'hatchback', 'red'),
  'category-business': tile('sky', 'sedan', 'graphite'),
  'category-family': tile('apricot', 'suv', 'green'),
  'category-open': tile('lilac', 'convertible', 'red'),
  'category-moving': tile('sand', 'van', 'blue'),
  'category-groups': tile('mint', 'minibus', 'sand'),
  'category-motorbikes': tile('lemon', 'motorbike', 'graphite'),
  'category-scooters': tile('lagoon', 'scooter', 'red'),
  'category-bicycles': tile('blush', 'bicycle', 'blue'),
};

function tile(tone: Tone, body: VehicleBody, colour: VehicleColour): Group {
  return { tone, pattern: 'plain', vehicles: [[body, colour, 400, 560, 1.1]] };
}

/** Wide pictures of providers: some of their vehicles, in a band that a wide frame does not crop. */
export const rentalCovers: Readonly<Record<string, Group>> = {
  'cover-lantern-wheels': group('ink', 'rays', ['suv-white', 'sedan-sand', 'hatchback-red']),
  'cover-slow-lane-rentals': group('sage', 'waves', [
    'sedan-blue',
    'suv-graphite',
    'hatchback-green',
  ]),
  'cover-harborline-motors': group('pine', 'waves', ['sedan-white', 'pickup-red', 'suv-white']),
  'cover-two-bridges-cycles': group('sky', 'arch', ['bicycle-green', 'scooter-red', 'bicycle-red']),
  'cover-uptown-fleet': group('plum', 'sun', ['sedan-white', 'sedan-graphite', 'convertible-red']),
  'cover-midtown-movers': group('butter', 'rays', ['minibus-blue', 'pickup-blue', 'van-white']),
  'cover-kite-and-anchor': group('lagoon', 'rings', ['suv-red', 'van-sand', 'hatchback-blue']),
  'cover-odd-axle': group('cocoa', 'dots', [
    'convertible-sand',
    'motorbike-graphite',
    'hatchback-red',
  ]),
};

function group(tone: Tone, pattern: Pattern, looks: readonly string[]): Group {
  const spots = [
    [196, 330, 0.46],
    [616, 334, 0.5],
    [404, 366, 0.66],
  ] as const;
  const vehicles = looks.map((look, at): PlacedVehicle => {
    const [body, colour] = look.split('-') as [VehicleBody, VehicleColour];
    return [body, colour, ...(spots[at] ?? spots[0])];
  });
  return { tone, pattern, vehicles };
}

/** Very wide; the left half stays quiet for text. */
export const rentalBanners: Readonly<Record<string, Group>> = {
  'banner-rental-1': {
    ...{ tone: 'plum', pattern: 'sun' },
    vehicles: [['convertible', 'red', 606, 290, 0.54]],
  },
  'banner-rental-2': {
    ...{ tone: 'ink', pattern: 'waves' },
    vehicles: [
      ['pickup', 'red', 680, 250, 0.35],
      ['van', 'white', 576, 300, 0.48],
    ],
  },
  'banner-rental-3': {
    ...{ tone: 'forest', pattern: 'arch' },
    vehicles: [
      ['scooter', 'sand', 690, 254, 0.36],
      ['bicycle', 'red', 574, 300, 0.5],
    ],
  },
};

/** Vehicles together on one background. */
export function groupSvg({ tone, pattern, vehicles }: Group, size: Size): string {
  const dark = tonesOf(tone)[2];
  const drawn = vehicles.map(([body, colour, x, foot, scale], at) => {
    const paint = paintOf(colour);
    const shadow = oval([MIDDLE, GROUND, 300, 22], dark, 'opacity="0.55" filter="url(#soft)"');
    const inside = `<defs>${paintDefs(paint)}</defs>${shadow}${vehicleDrawing(body, paint, 'side')}`;
    const own = inside.replace(/(id="|url\(#)/g, `$1v${at}`);
    return `<g transform="translate(${x - MIDDLE * scale} ${foot - GROUND * scale}) scale(${scale})">${own}</g>`;
  });
  return groundSvg(tone, pattern, size).replace(/<\/svg>$/, `${drawn.join('')}</svg>`);
}

const CREAM = '#FDF6E3';
const CORAL = '#FF7A5C';
const GOLD = '#F6B73C';

/** Logos of providers, in a square of 100. */
export const rentalLogos: Readonly<Record<string, readonly [tone: Tone, mark: string]>> = {
  'lantern-wheels': [
    'ink',
    `${stroked('M36 26 Q50 6 64 26', CREAM, 5)}${box([30, 26, 40, 9, 4], CREAM)}${filled('M34 37 H66 L72 66 H28 Z', GOLD)}${filled('M50 42 Q60 54 50 64 Q40 54 50 42 Z', CREAM)}${box([24, 66, 52, 9, 4], CREAM)}${dot(36, 84, 8, CORAL)}${dot(64, 84, 8, CORAL)}`,
  ],
  'slow-lane-rentals': [
    'sage',
    `${filled('M12 78 Q14 66 30 66 H70 Q78 66 80 54 L82 44 Q90 44 90 54 Q90 78 70 80 H14 Z', '#5E7A33')}${dot(48, 48, 27, CORAL)}${stroked('M48 48 q7 -2 5 -9 q-6 -9 -15 -2 q-9 11 2 21 q15 9 25 -6 q6 -16 -6 -26', CREAM, 5)}${stroked('M82 46 L78 30 M87 46 L92 31', '#5E7A33', 4)}${dot(77, 28, 3.5, '#5E7A33')}${dot(93, 29, 3.5, '#5E7A33')}`,
  ],
  'harborline-motors': [
    'pine',
    `${dot(50, 40, 27, 'none', `stroke="${CREAM}" stroke-width="8"`)}${[0, 60, 120, 180, 240, 300].map((turn) => `<path transform="rotate(${turn} 50 40)" d="M50 40 V13" stroke="${CREAM}" stroke-width="5"/>`).join('')}${dot(50, 40, 8, GOLD)}${filled('M8 64 q10.5 -12 21 0 t21 0 t21 0 t21 0 V92 H8 Z', '#14534F')}${stroked('M8 66 q10.5 -12 21 0 t21 0 t21 0 t21 0', CORAL, 6)}${stroked('M16 82 q9 -10 17 0 t17 0 t17 0 t17 0', CREAM, 5)}`,
  ],
  'two-bridges-cycles': [
    'sky',
    `${stroked('M26 30 V62 M74 30 V62 M6 60 H94', '#2B5F85', 6)}${stroked('M4 44 Q18 44 26 30 Q50 66 74 30 Q82 44 96 44', CORAL, 5)}${stroked('M38 48 V60 M50 51 V60 M62 48 V60', '#2B5F85', 3)}${dot(30, 79, 12, 'none', 'stroke="#2B5F85" stroke-width="5"')}${dot(70, 79, 12, 'none', 'stroke="#2B5F85" stroke-width="5"')}`,
  ],
  'uptown-fleet': [
    'plum',
    `${filled('M50 8 L84 44 H66 L50 28 L34 44 H16 Z', GOLD)}${filled('M50 36 L84 72 H66 L50 56 L34 72 H16 Z', CREAM)}${dot(32, 84, 8, CORAL)}${dot(50, 84, 8, CORAL)}${dot(68, 84, 8, CORAL)}`,
  ],
  'midtown-movers': [
    'brick',
    `${box([8, 30, 52, 42, 6], CREAM)}${filled('M62 42 H78 L92 58 V72 H62 Z', GOLD)}${filled('M68 48 H76 L83 57 H68 Z', '#4A1A12')}${dot(28, 75, 11, '#4A1A12', `stroke="${CREAM}" stroke-width="4"`)}${dot(74, 75, 11, '#4A1A12', `stroke="${CREAM}" stroke-width="4"`)}${stroked('M20 50 H46 M38 42 L47 50 L38 58', '#8E3A2B', 5)}`,
  ],
  'kite-and-anchor': [
    'lagoon',
    `${filled('M50 4 L76 34 L50 62 L24 34 Z', CORAL)}${filled('M50 4 V62 L24 34 Z', '#fff', 'opacity="0.35"')}${stroked('M50 4 V62 M24 34 H76', CREAM, 3)}${stroked('M50 62 V94 M22 74 Q26 94 50 94 Q74 94 78 74', '#1F5F5B', 6)}${stroked('M14 80 L22 72 L31 79 M86 80 L78 72 L69 79 M40 70 H60', '#1F5F5B', 5)}`,
  ],
  'odd-axle': [
    'cocoa',
    `${stroked('M30 54 L72 40', CREAM, 8)}${dot(28, 56, 24, 'none', `stroke="${GOLD}" stroke-width="9"`)}${dot(28, 56, 7, CREAM)}${dot(76, 39, 15, 'none', `stroke="${CORAL}" stroke-width="8"`)}${dot(76, 39, 5, CREAM)}${stroked('M6 86 H94', CREAM, 5, 'stroke-dasharray="14 10"')}`,
  ],
};

/** A provider's logo on a disc, as for stores. */
export function logoSvg([tone, mark]: readonly [Tone, string], { width: w }: Size): string {
  const [light, deep, dark] = tonesOf(tone);
  const ring = isDark(tone) ? '#fff' : dark;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${w}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
    ${box([0, 0, w, w, 0], 'url(#g)')}${dot(w / 2, w / 2, w * 0.37, '#fff', `opacity="${isDark(tone) ? 0.13 : 0.5}"`)}
    ${dot(w / 2, w / 2, w * 0.41, 'none', `stroke="${ring}" stroke-opacity="${isDark(tone) ? 0.4 : 0.22}" stroke-width="${w * 0.012}"`)}
    <g transform="translate(${w * 0.27} ${w * 0.27}) scale(${(w * 0.46) / 100})">${mark}</g></svg>`;
}

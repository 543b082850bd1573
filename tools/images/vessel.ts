/** Packages drawn as SVG, for goods without an emoji; an object decorates their label. */
export const VESSELS = [
  'pouch',
  'bottle',
  'jar',
  'carton',
  'tube',
  'box',
  'tub',
  'glass',
  'bowl',
] as const;
export type Vessel = (typeof VESSELS)[number];
export const isVessel = (word: string): word is Vessel =>
  (VESSELS as readonly string[]).includes(word);

type Shape = {
  readonly width: number;
  readonly height: number;
  /** Centre and size of the object on the label. */
  readonly label: readonly [x: number, y: number, size: number];
  readonly draw: (paint: Paint) => string;
};
type Paint = { readonly lit: string; readonly base: string; readonly shade: string };

const sheen = (path: string) => `<path d="${path}" fill="#fff" opacity="0.28"/>`;
const body = (path: string) => `<path d="${path}" fill="url(#v)"/>`;
const label = (x: number, y: number, w: number, h: number, r = 18) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="#FFFDF8"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="url(#s)"/>`;

const SHAPES: Readonly<Record<Vessel, Shape>> = {
  pouch: {
    ...{ width: 320, height: 400, label: [160, 240, 150] },
    draw: () =>
      `${body('M40 36 Q160 20 280 36 L300 372 Q160 404 20 372 Z')}<path d="M34 70 Q160 54 286 70 L284 36 Q160 20 36 36 Z" fill="#000" opacity="0.12"/>${label(72, 150, 176, 176, 88)}${sheen('M52 80 L76 78 L64 366 L32 366 Z')}`,
  },
  bottle: {
    ...{ width: 200, height: 440, label: [100, 300, 110] },
    draw: ({ shade }) =>
      `<rect x="66" y="6" width="68" height="62" rx="14" fill="${shade}"/>${body('M72 60 h56 v48 q0 26 30 48 q22 18 22 52 v192 q0 30 -30 30 h-100 q-30 0 -30 -30 v-192 q0 -34 22 -52 q30 -22 30 -48 Z')}${label(24, 224, 152, 152, 14)}${sheen('M40 190 q10 -20 26 -30 v260 q-26 0 -26 -20 Z')}`,
  },
  jar: {
    ...{ width: 280, height: 330, label: [140, 210, 130] },
    draw: ({ shade }) =>
      `<rect x="36" y="8" width="208" height="66" rx="18" fill="${shade}"/><rect x="36" y="50" width="208" height="14" fill="#000" opacity="0.14"/>${body('M46 70 h188 q30 20 30 60 v150 q0 40 -40 40 h-168 q-40 0 -40 -40 v-150 q0 -40 30 -60 Z')}${label(40, 140, 200, 142, 20)}${sheen('M36 110 q14 -14 26 -16 v214 q-26 -2 -30 -30 Z')}`,
  },
  carton: {
    ...{ width: 250, height: 430, label: [125, 280, 150] },
    draw: ({ shade }) =>
      `<path d="M20 110 L70 26 h120 l40 84 Z" fill="${shade}"/><rect x="66" y="6" width="128" height="30" rx="6" fill="url(#v)"/><rect x="20" y="108" width="210" height="312" rx="10" fill="url(#v)"/>${label(38, 190, 174, 176, 24)}${sheen('M20 118 h22 v302 h-12 q-10 0 -10 -10 Z')}`,
  },
  tube: {
    ...{ width: 190, height: 420, label: [95, 190, 104] },
    draw: ({ shade }) =>
      `${body('M10 14 h170 l-24 300 h-122 Z')}<rect x="10" y="6" width="170" height="22" rx="6" fill="#000" opacity="0.16"/><rect x="44" y="312" width="102" height="100" rx="16" fill="${shade}"/>${label(38, 122, 114, 136, 20)}${sheen('M26 40 h18 l16 270 h-14 Z')}`,
  },
  box: {
    ...{ width: 380, height: 260, label: [250, 138, 116] },
    draw: ({ shade }) =>
      `<rect x="8" y="20" width="364" height="228" rx="16" fill="url(#v)"/><rect x="8" y="20" width="120" height="228" rx="16" fill="${shade}"/>${label(146, 52, 206, 164, 20)}<g fill="#fff" opacity="0.85"><rect x="30" y="70" width="76" height="16" rx="8"/><rect x="30" y="102" width="56" height="12" rx="6"/><rect x="30" y="126" width="64" height="12" rx="6"/></g>${sheen('M24 26 h340 q8 0 8 8 v10 h-364 v-8 q0 -10 16 -10 Z')}`,
  },
  tub: {
    ...{ width: 320, height: 280, label: [160, 178, 120] },
    draw: ({ shade }) =>
      `<rect x="14" y="10" width="292" height="58" rx="22" fill="${shade}"/><rect x="24" y="52" width="272" height="12" fill="#000" opacity="0.12"/>${body('M30 64 h260 l-24 186 q-4 24 -30 24 h-152 q-26 0 -30 -24 Z')}${label(74, 108, 172, 136, 30)}${sheen('M44 70 h22 l16 198 q-20 -2 -24 -22 Z')}`,
  },
  glass: {
    ...{ width: 220, height: 360, label: [0, 0, 0] },
    draw: () =>
      `<rect x="132" y="0" width="16" height="170" rx="8" transform="rotate(14 140 80)" fill="#FF8A73"/><path d="M20 60 h180 l-24 276 q-2 18 -22 18 h-88 q-20 0 -22 -18 Z" fill="#fff" opacity="0.5"/><path d="M28 96 h164 l-20 234 q-2 14 -18 14 h-88 q-16 0 -18 -14 Z" fill="url(#v)"/><ellipse cx="110" cy="97" rx="82" ry="13" fill="#fff" opacity="0.4"/>${sheen('M44 110 h20 l14 220 h-16 Z')}<g fill="#fff" opacity="0.35"><rect x="112" y="120" width="44" height="44" rx="10" transform="rotate(18 134 142)"/><rect x="72" y="150" width="38" height="38" rx="10" transform="rotate(-14 91 169)"/></g>`,
  },
  bowl: {
    ...{ width: 420, height: 250, label: [210, 66, 0] },
    draw: ({ lit, base }) =>
      `<path d="M12 76 q6 150 150 168 h96 q144 -18 150 -168 Z" fill="url(#china)"/><ellipse cx="210" cy="76" rx="200" ry="54" fill="#fff"/><ellipse cx="210" cy="82" rx="184" ry="45" fill="${base}"/><ellipse cx="190" cy="74" rx="140" ry="28" fill="${lit}" opacity="0.55"/>`,
  },
};

export const shapeOf = (vessel: Vessel): Omit<Shape, 'draw'> => SHAPES[vessel];

/** `colour` is "#rrggbb". */
export function vesselSvg(vessel: Vessel, colour: string): string {
  const { width, height, draw } = SHAPES[vessel];
  const paint = {
    base: colour,
    lit: mix(colour, '#ffffff', 0.4),
    shade: mix(colour, '#1c1410', 0.3),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="v" x1="0" y1="0" x2="1" y2="0.25"><stop offset="0" stop-color="${paint.lit}"/><stop offset="0.45" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#1c1410', 0.22)}"/></linearGradient>
      <linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.1"/></linearGradient>
      <linearGradient id="china" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#D5D0C8"/></linearGradient>
    </defs>${draw(paint)}</svg>`;
}

export function mix(from: string, to: string, share: number): string {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

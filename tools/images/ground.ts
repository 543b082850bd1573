/** The background of the objects: a soft colour with light from the upper left, and a quiet pattern. */
export type Size = { readonly width: number; readonly height: number };

const TONES = {
  butter: ['#FFF6DC', '#FFE3A3', '#C99A3A'],
  apricot: ['#FFEEDD', '#FFCBA0', '#C9763A'],
  blush: ['#FFECEA', '#FBC5C2', '#C2605C'],
  mint: ['#E8F8EE', '#B9E5CA', '#3F8F63'],
  sage: ['#F1F5E6', '#CCDDB0', '#6D8A3F'],
  sky: ['#E9F5FD', '#B9DCF4', '#3F7FA8'],
  lilac: ['#F4EEFD', '#D5C5F3', '#7457B0'],
  sand: ['#FAF4EA', '#E9D7BB', '#9C7A45'],
  rose: ['#FDEDF5', '#F3BFD7', '#B2507F'],
  lagoon: ['#E2F7F5', '#ABDEDA', '#2F8580'],
  stone: ['#F5F4F1', '#D9D6CC', '#77715F'],
  lemon: ['#FDFBDD', '#F1E796', '#A3942B'],
  forest: ['#3F7F67', '#1B5040', '#0A2A20'],
  plum: ['#80497A', '#4C2547', '#260F24'],
  ink: ['#4A6090', '#222F4E', '#0D1526'],
  brick: ['#C96A50', '#8E3A2B', '#4A1A12'],
  cocoa: ['#906550', '#5A3A2B', '#2C1A12'],
  pine: ['#2F8782', '#14534F', '#082A28'],
} as const;

export type Tone = keyof typeof TONES;
export const isTone = (word: string): word is Tone => word in TONES;
export const tonesOf = (tone: Tone): readonly [light: string, deep: string, dark: string] =>
  TONES[tone];
const DARK: readonly Tone[] = ['forest', 'plum', 'ink', 'brick', 'cocoa', 'pine'];
export const isDark = (tone: Tone): boolean => DARK.includes(tone);

export const PATTERNS = [
  'sun',
  'rings',
  'dots',
  'arch',
  'waves',
  'rays',
  'table',
  'plain',
] as const;
export type Pattern = (typeof PATTERNS)[number];
export const isPattern = (word: string): word is Pattern =>
  (PATTERNS as readonly string[]).includes(word);

export function groundSvg(tone: Tone, pattern: Pattern, { width: w, height: h }: Size): string {
  const [light, deep] = TONES[tone];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">
    <defs>
      <linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>
      </linearGradient>
      <radialGradient id="l" cx="0.36" cy="0.3" r="0.75">
        <stop offset="0" stop-color="#fff" stop-opacity="${isDark(tone) ? 0.22 : 0.75}"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="${w}" height="${h}" fill="url(#g)"/>
    ${patternSvg(pattern, tone, { width: w, height: h })}
    <rect width="${w}" height="${h}" fill="url(#l)"/>
  </svg>`;
}

function patternSvg(pattern: Pattern, tone: Tone, { width: w, height: h }: Size): string {
  const [light, deep] = TONES[tone];
  const on = isDark(tone) ? light : '#fff';
  switch (pattern) {
    case 'sun':
      return `<circle cx="${w / 2}" cy="${h * 0.48}" r="${h * 0.4}" fill="${on}" opacity="0.42"/>`;
    case 'rings':
      return [0.3, 0.46, 0.62, 0.78]
        .map((r) =>
          circle(
            w * 0.86,
            h * 0.1,
            h * r,
            `fill="none" stroke="${on}" stroke-width="${h * 0.028}" opacity="0.4"`,
          ),
        )
        .join('');
    case 'dots':
      return grid(w, h, h / 9)
        .map(([x, y]) => circle(x, y, h * 0.011, `fill="${on}" opacity="0.6"`))
        .join('');
    case 'arch':
      return `<path d="M${w * 0.24} ${h} V${h * 0.46} a${w * 0.26} ${w * 0.26} 0 0 1 ${w * 0.52} 0 V${h} Z" fill="${on}" opacity="0.4"/>`;
    case 'waves':
      return [0.62, 0.74, 0.86]
        .map(
          (y, index) =>
            `<path d="M0 ${h * y} q${w * 0.125} ${-h * 0.09} ${w * 0.25} 0 t${w * 0.25} 0 t${w * 0.25} 0 t${w * 0.25} 0 V${h} H0 Z" fill="${on}" opacity="${0.16 + index * 0.07}"/>`,
        )
        .join('');
    case 'rays':
      return Array.from({ length: 12 }, (_, index) => index * 30)
        .map(
          (turn) =>
            `<path d="M0 0 L${w} ${-w * 0.13} L${w} ${w * 0.13} Z" transform="translate(${w / 2} ${h * 0.5}) rotate(${turn})" fill="${on}" opacity="0.2"/>`,
        )
        .join('');
    case 'table':
      return `<rect y="${h * 0.63}" width="${w}" height="${h * 0.37}" fill="${isDark(tone) ? '#000' : deep}" opacity="${isDark(tone) ? 0.22 : 0.75}"/>
        <rect y="${h * 0.63}" width="${w}" height="${h * 0.012}" fill="${on}" opacity="0.35"/>`;
    case 'plain':
      return '';
  }
}

const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${rest}/>`;

function grid(w: number, h: number, step: number): readonly (readonly [number, number])[] {
  const rows = Math.ceil(h / step);
  const columns = Math.ceil(w / step);
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    return [(index % columns) * step + (row % 2 ? step / 2 : 0) + step / 4, row * step + step / 2];
  });
}

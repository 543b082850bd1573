/** Renders Sundry's logos: `node tools/images/brand.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const TARGET = path.resolve(import.meta.dirname, '../../public/brand');

const GREEN = '#0d5c3f';
const CREAM = '#fdf6e3';
const CORAL = '#ff7a5c';
/** Between the greens of the two themes: contrast 4.7 : 1 on the light ground, 3.8 : 1 on the dark one. */
const WORD = '#1d8058';

/** A bowl and a dish cover, shifted against each other into an S. */
const dishes = `<path d="M18 23 h42 a3 3 0 0 1 3 3 a24 24 0 0 1 -48 0 a3 3 0 0 1 3 -3 Z" fill="${CREAM}"/>
  <path d="M78 73 H36 a3 3 0 0 1 -3 -3 a24 24 0 0 1 48 0 a3 3 0 0 1 -3 3 Z" fill="${CORAL}"/>`;

const tile = (radius: number, inset = 0) => `
  <rect width="96" height="96" rx="${radius}" fill="${GREEN}"/>
  <g transform="translate(${inset} ${inset}) scale(${(96 - inset * 2) / 96})">${dishes}</g>`;

const svg = (box: string, body: string, title = 'Sundry') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${title}">${body}</svg>\n`;

/** Letters of one stroke width, on a baseline at 100 with an x-height at 46. */
const LETTERS: readonly (readonly [path: string, width: number])[] = [
  [
    'M45 56 C41 49 34 46 25 46 C12 46 4 52 4 60 C4 80 48 67 48 86 C48 94 39 100 26 100 C15 100 7 97 2 89',
    50,
  ],
  ['M0 46 V73 a27 27 0 0 0 54 0 V46 M54 73 V100', 54],
  ['M0 100 V46 M0 73 a27 27 0 0 1 54 0 V100', 54],
  ['M54 73 a27 27 0 1 0 -54 0 a27 27 0 1 0 54 0 M54 14 V100', 54],
  ['M0 100 V46 M0 73 a27 27 0 0 1 31 -26.7', 32],
  ['M0 46 V73 a27 27 0 0 0 54 0 V46 M54 73 V99 a25 25 0 0 1 -25 25 h-15', 54],
];

function wordmark(colour: string): string {
  const gap = 23;
  let x = 0;
  const drawn = LETTERS.map(([line, width]) => {
    const letter = `<path transform="translate(${x} 0)" d="${line}"/>`;
    x += width + gap;
    return letter;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`;
}

const logo = svg(
  '0 0 432 96',
  `${tile(26)}<g transform="translate(120 -2) scale(0.72)">${wordmark(WORD)}</g>`,
);

async function png(name: string, source: string, size: number): Promise<void> {
  const file = path.join(TARGET, name);
  await sharp(Buffer.from(source), { density: 512 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}

await mkdir(TARGET, { recursive: true });
await writeFile(path.join(TARGET, 'logo.svg'), logo);
await writeFile(path.join(TARGET, 'mark.svg'), svg('0 0 96 96', tile(26)));
await writeFile(path.join(TARGET, 'favicon.svg'), svg('0 0 96 96', tile(26)));
await png('apple-touch-icon.png', svg('0 0 96 96', tile(0, 8)), 180);
await png('icon-192.png', svg('0 0 96 96', tile(26)), 192);
await png('icon-512.png', svg('0 0 96 96', tile(26)), 512);
await png('icon-maskable-512.png', svg('0 0 96 96', tile(0, 14)), 512);
await writeFile(
  path.join(TARGET, 'sundry.webmanifest'),
  `${JSON.stringify(
    {
      name: 'Sundry',
      short_name: 'Sundry',
      start_url: '/',
      display: 'standalone',
      background_color: '#fbfaf7',
      theme_color: GREEN,
      icons: [
        { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/brand/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    null,
    2,
  )}\n`,
);

import sharp from 'sharp';
import { chanceOf } from '#server/seed/chance.ts';
import type { Spot } from './arrange.ts';
import { layersOf } from './draw.ts';
import { groundSvg, isDark, tonesOf, type Size } from './ground.ts';
import { object, pieceOf } from './objects.ts';
import type { Recipe } from './recipe.ts';

/** Many things together: over the whole width, or at its end with room for text before them. */
export async function crowdOf(
  { slug, tone, pattern, things }: Recipe,
  size: Size,
  where: 'everywhere' | 'at the end',
): Promise<Buffer> {
  const spots = where === 'everywhere' ? EVERYWHERE : AT_THE_END;
  const chance = chanceOf(slug);
  const layers = await Promise.all(
    things.map((thing, index) => {
      const [x, foot, share] = spots[index % spots.length] ?? [0.5, 0.9, 0.4];
      const spot: Spot = { x, foot, size: share, lean: index === 0 ? 0 : chance.between(-12, 12) };
      return layersOf(thing, spot, tone, size).then((layer) => ({ ...layer, foot }));
    }),
  );
  const fromTheBack = [...layers].sort((a, b) => a.foot - b.foot);
  return sharp(Buffer.from(groundSvg(tone, pattern, size)))
    .composite(fromTheBack.flatMap(({ shadow, object }) => [...shadow, object]))
    .png()
    .toBuffer();
}

type Line = readonly [x: number, foot: number, size: number];

/** In a band across the middle: a wide frame may crop the rest. */
const EVERYWHERE: readonly Line[] = [
  [0.5, 0.77, 0.56],
  [0.31, 0.79, 0.37],
  [0.68, 0.8, 0.34],
  [0.79, 0.68, 0.4],
  [0.2, 0.67, 0.4],
  [0.9, 0.8, 0.27],
  [0.09, 0.8, 0.27],
];
const AT_THE_END: readonly Line[] = [
  [0.74, 0.72, 0.62],
  [0.6, 0.76, 0.36],
  [0.89, 0.77, 0.38],
  [0.9, 0.4, 0.28],
  [0.57, 0.37, 0.22],
];

/** A store's logo: its object on a full background, for any crop. */
export async function disc({ tone, things }: Recipe, size: Size): Promise<Buffer> {
  const [thing] = things;
  if (!thing) throw new Error('A sign needs an object');
  const [light, deep, dark] = tonesOf(tone);
  const { width: w, height: h } = size;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
    <rect width="${w}" height="${h}" fill="url(#g)"/>
    <circle cx="${w / 2}" cy="${h / 2}" r="${w * 0.37}" fill="#fff" opacity="${isDark(tone) ? 0.13 : 0.5}"/>
    <circle cx="${w / 2}" cy="${h / 2}" r="${w * 0.41}" fill="none" stroke="${isDark(tone) ? '#fff' : dark}" stroke-opacity="${isDark(tone) ? 0.4 : 0.22}" stroke-width="${w * 0.012}"/>
  </svg>`;
  const piece = await pieceOf(thing, w * 0.46);
  return sharp(Buffer.from(ground))
    .composite([
      {
        input: piece.png,
        left: Math.round((w - piece.width) / 2),
        top: Math.round((h - piece.height) / 2),
      },
    ])
    .png()
    .toBuffer();
}

/** An object without a background, for menus and tiles of any colour. */
export async function iconOf(emoji: string, { width, height }: Size): Promise<Buffer> {
  const piece = await pieceOf(object(emoji), width * 0.92);
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      {
        input: piece.png,
        left: Math.round((width - piece.width) / 2),
        top: Math.round((height - piece.height) / 2),
      },
    ])
    .png()
    .toBuffer();
}

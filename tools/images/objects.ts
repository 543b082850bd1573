import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { shapeOf, vesselSvg } from './vessel.ts';
import { UNTINTED, type Thing, type Tint } from './recipe.ts';

export type Piece = { readonly png: Buffer; readonly width: number; readonly height: number };

const ASSETS = path.resolve(
  import.meta.dirname,
  '../../node_modules/@lobehub/fluent-emoji-3d/assets',
);

/** The file of an emoji; some names have the variation selector, some not. */
function fileOf(emoji: string): string {
  const points = [...emoji].map((letter) => (letter.codePointAt(0) ?? 0).toString(16));
  const bare = points.filter((point) => point !== 'fe0f');
  const candidates = [points, bare, [...bare, 'fe0f']].map((parts) =>
    path.join(ASSETS, `${parts.join('-')}.webp`),
  );
  const found = candidates.find((file) => existsSync(file));
  if (!found) throw new Error(`No object for ${emoji} (${points.join('-')})`);
  return found;
}

/** A thing trimmed to its outline and fitted into a square of that size. */
export async function pieceOf(thing: Thing, size: number): Promise<Piece> {
  const cut =
    thing.kind === 'object' ? await emojiOf(thing.emoji, thing.tint) : await vesselOf(thing);
  const { data, info } = await sharp(cut)
    .resize(Math.round(size), Math.round(size), { fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

async function emojiOf(emoji: string, tint: Tint): Promise<Buffer> {
  const whole = sharp(fileOf(emoji)).ensureAlpha();
  const turned = tint === UNTINTED ? whole : whole.modulate(tint);
  return sharp(await turned.png().toBuffer())
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png()
    .toBuffer();
}

const SCALE = 1.2;
/** Positions and sizes of things in the sauce: the middle, left, right, back. */
const AFLOAT = [
  [0.5, 0.2, 0.33],
  [0.3, 0.27, 0.2],
  [0.7, 0.27, 0.2],
  [0.38, 0.36, 0.15],
  [0.62, 0.36, 0.15],
] as const;

async function vesselOf(thing: Extract<Thing, { kind: 'vessel' }>): Promise<Buffer> {
  const { width, height, label } = shapeOf(thing.vessel);
  const base = await sharp(Buffer.from(vesselSvg(thing.vessel, thing.colour)))
    .resize(Math.round(width * SCALE), Math.round(height * SCALE))
    .png()
    .toBuffer();
  if (thing.holds.length === 0) return base;
  if (thing.vessel === 'bowl') return bowlOf(base, thing, width * SCALE, height * SCALE);
  const [x, y, size] = label;
  const sticker = await pieceOf(object(thing.holds[0] ?? ''), size * SCALE);
  return sharp(base)
    .composite([
      {
        input: sticker.png,
        left: Math.round(x * SCALE - sticker.width / 2),
        top: Math.round(y * SCALE - sticker.height / 2),
      },
    ])
    .png()
    .toBuffer();
}

/** A bowl seen a little from above; its content rises over the rim. */
async function bowlOf(
  base: Buffer,
  { holds }: Extract<Thing, { kind: 'vessel' }>,
  width: number,
  height: number,
): Promise<Buffer> {
  const room = Math.round(width * 0.26);
  const order = holds.length > 1 ? holds.map((_, index) => index) : [0];
  const pieces = await Promise.all(
    order.map(async (index) => {
      const [x, y, share] = AFLOAT[index] ?? AFLOAT[4];
      const piece = await pieceOf(
        object(holds[index] ?? ''),
        width * share * (holds.length === 1 ? 1.3 : 1),
      );
      return {
        input: piece.png,
        left: Math.round(width * x - piece.width / 2),
        top: Math.round(room + height * (y + 0.13) - piece.height * 0.78),
      };
    }),
  );
  return sharp({
    create: {
      width: Math.round(width),
      height: Math.round(height) + room,
      channels: 4,
      background: '#0000',
    },
  })
    .composite([{ input: base, left: 0, top: room }, ...pieces])
    .png()
    .toBuffer()
    .then((png) =>
      sharp(png)
        .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
        .png()
        .toBuffer(),
    );
}

export const object = (emoji: string): Thing => ({
  kind: 'object',
  emoji,
  tint: UNTINTED,
  copies: 1,
});

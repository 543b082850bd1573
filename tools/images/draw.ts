import sharp, { type OverlayOptions } from 'sharp';
import { chanceOf } from '#server/seed/chance.ts';
import { arranged, grouped, type Spot } from './arrange.ts';
import { groundSvg, tonesOf, type Size, type Tone } from './ground.ts';
import { pieceOf } from './objects.ts';
import type { Recipe, Thing } from './recipe.ts';
import { stageSvg, standsAt } from './stage.ts';

/** A picture of a recipe, at full size. */
export async function drawn(
  { slug, tone, pattern, stage, things }: Recipe,
  size: Size,
): Promise<Buffer> {
  const foot = standsAt(stage);
  const placed = placedThings(things, foot, slug);
  const layers = await Promise.all(
    placed.map(([thing, spot]) => layersOf(thing, spot, tone, size)),
  );
  return sharp(Buffer.from(groundSvg(tone, pattern, size)))
    .composite([
      { input: Buffer.from(stageSvg(stage, tone, size)), left: 0, top: 0 },
      ...layers.flatMap(({ shadow }) => shadow),
      ...layers.map(({ object }) => object),
    ])
    .png()
    .toBuffer();
}

/** Things with their places, from back to front. */
function placedThings(
  things: readonly Thing[],
  foot: number,
  slug: string,
): readonly (readonly [Thing, Spot])[] {
  const [main, ...others] = things;
  if (!main) return [];
  if (main.copies > 1) {
    const group = grouped(main.copies, foot).map((spot) => [main, spot] as const);
    const beside = arranged(others.length + 1, foot, chanceOf(slug)).slice(1);
    return [
      ...group,
      ...others.flatMap((thing, index) => (beside[index] ? [[thing, beside[index]] as const] : [])),
    ];
  }
  const spots = arranged(things.length, foot, chanceOf(slug));
  return things
    .flatMap((thing, index) => (spots[index] ? [[thing, spots[index]] as const] : []))
    .sort(([, a], [, b]) => a.foot - b.foot);
}

/** The object above a soft contact shadow and a wide cast shadow. */
export async function layersOf(
  thing: Thing,
  { x, foot, size: share, lean }: Spot,
  tone: Tone,
  { width, height }: Size,
): Promise<{ shadow: OverlayOptions[]; object: OverlayOptions }> {
  const upright = await pieceOf(
    thing,
    height * share * (thing.kind === 'vessel' && thing.vessel === 'bowl' ? 1.28 : 1),
  );
  const leaning =
    lean === 0
      ? upright
      : await sharp(upright.png)
          .rotate(lean, { background: '#0000' })
          .png()
          .toBuffer({ resolveWithObject: true })
          .then(({ data, info }) => ({ png: data, width: info.width, height: info.height }));
  const left = Math.round(clamp(width * x - leaning.width / 2, 0, width - leaning.width));
  const top = Math.round(clamp(height * foot - leaning.height, 0, height - leaning.height));
  const dark = tonesOf(tone)[2];
  const contact = ellipse(leaning.width * 0.92, leaning.height * 0.13, dark, 0.5);
  const pad = 40;
  const thrown = await sharp(leaning.png)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#0000' })
    .linear([0, 0, 0, 0.26], hexOf(dark))
    .blur(16)
    .png()
    .toBuffer();
  return {
    shadow: [
      ...fitting(
        thrown,
        left - pad + 12,
        top - pad + 20,
        { width, height },
        leaning.width + pad * 2,
        leaning.height + pad * 2,
      ),
      {
        input: contact.svg,
        left: Math.round(
          clamp(
            left + leaning.width / 2 - contact.width / 2,
            0,
            Math.max(0, width - contact.width),
          ),
        ),
        top: Math.round(
          clamp(top + leaning.height - contact.height * 0.55, 0, height - contact.height),
        ),
      },
    ],
    object: { input: leaning.png, left, top },
  };
}

/** sharp refuses layers beyond the left or top edge; such a shadow is left out. */
function fitting(
  input: Buffer,
  left: number,
  top: number,
  { width, height }: Size,
  itsWidth: number,
  itsHeight: number,
): OverlayOptions[] {
  return left < 0 || top < 0 || itsWidth > width || itsHeight > height
    ? []
    : [{ input, left, top }];
}

const hexOf = (hex: string): [number, number, number, number] => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5), 0];
};

function ellipse(width: number, height: number, fill: string, opacity: number) {
  const [w, h] = [Math.round(width * 1.3), Math.round(height * 2)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><radialGradient id="e"><stop offset="0" stop-color="${fill}" stop-opacity="${opacity}"/><stop offset="0.55" stop-color="${fill}" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" fill="url(#e)"/></svg>`;
  return { svg: Buffer.from(svg), width: w, height: h };
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

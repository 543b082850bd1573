import sharp from 'sharp';

/** A small picture; the same shade makes the same file. */
export async function aPicture(shade = 0): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: shade % 256, g: 120, b: 90 };
  const picture = sharp({ create: { width: 30, height: 40, channels: 3, background } });
  return Uint8Array.from(await picture.png().toBuffer());
}

import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { reencodeImage } from './images.ts';
import { HttpError } from './http-error.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a7' } });
const codeOf = async (bytes: Uint8Array): Promise<string | undefined> => {
  const refused: unknown = await reencodeImage(bytes).catch((failure: unknown) => failure);
  return refused instanceof HttpError ? refused.errors[0]?.code : undefined;
};

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('of type %s is stored as a JPEG', async (type) => {
    const stored = await sharp(
      await reencodeImage(await plain(60, 40)[type]().toBuffer()),
    ).metadata();

    expect([stored.format, stored.width, stored.height]).toEqual(['jpeg', 60, 40]);
  });

  test('loses its metadata: place, author and camera', async () => {
    const original = await plain(60, 40)
      .withExif({ IFD0: { Copyright: 'Dr Secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Dr Secret</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(original.includes('Dr Secret')).toBe(true);

    const stored = await reencodeImage(original);

    const { exif, xmp, iptc, icc } = await sharp(stored).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(Buffer.from(stored).includes('Secret')).toBe(false);
  });

  test('is turned upright, as the phone showed it', async () => {
    const turned = await plain(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();

    const stored = await sharp(await reencodeImage(turned)).metadata();

    expect([stored.width, stored.height, stored.orientation]).toEqual([40, 60, undefined]);
  });

  test('is reduced if it is larger than a readable page of paper', async () => {
    const stored = await sharp(
      await reencodeImage(await plain(4_800, 3_000).jpeg().toBuffer()),
    ).metadata();

    expect([stored.width, stored.height]).toEqual([2_400, 1_500]);
  });

  test('loses data behind its end', async () => {
    const both = Buffer.concat([
      await plain(60, 40).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);

    expect(Buffer.from(await reencodeImage(both)).includes('script')).toBe(false);
  });
});

describe('refused is', () => {
  test('a file without content', async () => {
    expect(await codeOf(new Uint8Array())).toBe('image_empty');
  });

  test.each([
    ['a web page', '<!doctype html><html><body>hello</body></html>'],
    ['a drawing that may carry scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a document', '%PDF-1.7\n'],
    ['an animation', 'GIF89a........'],
    ['another file of the same container', 'RIFF\0\0\0\0WAVEfmt '],
  ])('%s, whatever its type claims', async (_, content) => {
    expect(await codeOf(Buffer.from(content))).toBe('image_type');
  });

  test('a page behind the first bytes of a picture', async () => {
    const disguised = Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      Buffer.from('<html><script>alert(1)</script></html>'),
    ]);
    expect(await codeOf(disguised)).toBe('image_broken');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s', async (type) => {
    const noise = sharp({
      create: {
        ...{ width: 200, height: 200, channels: 3, background: '#fff' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noise[type]().toBuffer();

    expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('image_broken');
  });

  test('a decompression bomb, before any of its pixels is decoded', async () => {
    expect(await codeOf(aPngOf(60_000, 60_000))).toBe('image_dimensions');
    expect(await codeOf(aPngOf(16_001, 10))).toBe('image_dimensions');
    expect(await codeOf(aPngOf(8_000, 8_000))).toBe('image_dimensions');
  });
});

/** PNG header of this size, without data. */
function aPngOf(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  const nothing = Buffer.alloc(12);
  nothing.write('IDAT', 4, 'latin1');
  nothing.writeUInt32BE(crc32(Buffer.from('IDAT')), 8);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header, nothing]);
}

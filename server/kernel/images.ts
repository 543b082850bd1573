import type sharpPackage from 'sharp';
import { SECOND } from '#domain/kernel/instant.ts';
import { tooMany } from './limits.ts';
import { httpError, type HttpError } from './http-error.ts';

/** Maximum of decoded pixels, however small the file is: 40 million take 120 MB of memory. */
const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 16_000;
/** Pixels at which text on a sheet of paper is legible. */
const SHEET_SIDE = 2_400;
const PATIENCE = 10;

/**
 * Re-encodes an uploaded picture as JPEG: upright, on white, no side longer than `side`, and without metadata (place,
 * camera, thumbnails, comments, code). The type is detected from the content alone.
 */
export async function reencodeImage(bytes: Uint8Array, side = SHEET_SIDE): Promise<Uint8Array> {
  if (bytes.byteLength === 0) throw EMPTY;
  const type = typeOf(bytes);
  if (type === null) throw NO_IMAGE;
  return inTurn(async () => {
    const sharp = await decoder();
    await requireSize(sharp, bytes, type);
    try {
      const image = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS });
      return await image
        .timeout({ seconds: PATIENCE })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .toColourspace('srgb')
        .jpeg({ quality: 82 })
        .toBuffer();
    } catch {
      throw BROKEN;
    }
  });
}

type Sharp = typeof sharpPackage;

/** Loaded with the first picture: most servers start without it. */
async function decoder(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

/** Checks the size in the header before a pixel is decoded. */
async function requireSize(sharp: Sharp, bytes: Uint8Array, type: string): Promise<void> {
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(BROKEN));
  if (facts.format !== type) throw NO_IMAGE;
  const { width, height } = facts;
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MAX_PIXELS) throw TOO_MANY_PIXELS;
}

const SIGNATURES: readonly (readonly [type: string, at: number, bytes: string])[] = [
  ['jpeg', 0, 'ffd8ff'],
  ['png', 0, '89504e470d0a1a0a'],
  ['webp', 8, '57454250'],
];

function typeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  const known = SIGNATURES.find(([, at, signature]) => start.startsWith(signature, at * 2));
  return known?.[0] ?? null;
}

/** Pictures are decoded one at a time, so that their memory does not add up; the queue is limited. */
const LONGEST_QUEUE = 16;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (waiting >= LONGEST_QUEUE) throw tooMany(2 * SECOND);
  waiting += 1;
  const own = last.then(work);
  last = own.catch(() => {});
  try {
    return await own;
  } finally {
    waiting -= 1;
  }
}

export const imageTooLarge = (megabytes: number): HttpError =>
  httpError(413, 'image_too_large', {
    en: `A picture may have up to ${megabytes} MB`,
    hi: `तस्वीर ज़्यादा से ज़्यादा ${megabytes} MB की हो सकती है`,
  });

const EMPTY = httpError(403, 'image_empty', {
  en: 'The file is empty',
  hi: 'फ़ाइल खाली है',
});
const NO_IMAGE = httpError(403, 'image_type', {
  en: 'Only pictures in the formats JPEG, PNG and WebP can be uploaded',
  hi: 'केवल JPEG, PNG और WebP फ़ॉर्मैट की तस्वीरें अपलोड की जा सकती हैं',
});
const BROKEN = httpError(403, 'image_broken', {
  en: 'The picture is damaged or incomplete. Take or save it once more.',
  hi: 'तस्वीर खराब या अधूरी है। उसे फिर से खींचें या सहेजें।',
});
const TOO_MANY_PIXELS = httpError(403, 'image_dimensions', {
  en: 'The picture has too many pixels. Make it smaller.',
  hi: 'तस्वीर में बहुत ज़्यादा पिक्सेल हैं। उसे छोटा करें।',
});

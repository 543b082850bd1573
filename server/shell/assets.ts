import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';

/** Responds with a file of the built app; null without such a file. */
export type Assets = (c: Context) => Promise<Response | null>;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Files with a hash of their content in the name never change; all others are revalidated. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

export function createAssets(folder: string): Assets {
  return async (c) => {
    const file = fileIn(folder, c.req.path);
    const type = file && TYPES[path.extname(file)];
    if (!type) return null;
    const accepted = c.req.header('Accept-Encoding') ?? '';
    const encodings = ENCODINGS.filter(({ name }) => accepted.includes(name));
    const plain = await facts(file);
    if (!plain) return null;
    const chosen = await firstExisting(encodings, file);
    const { size, modified } = chosen ?? plain;
    const tag = `"${size.toString(36)}-${modified.toString(36)}"`;
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': c.req.path.startsWith('/assets/') ? FOR_EVER : FOR_A_DAY,
      Vary: 'Accept-Encoding',
      ETag: tag,
    });
    if (c.req.header('If-None-Match') === tag)
      return c.body(null, 304, Object.fromEntries(headers));
    headers.set('Content-Length', String(size));
    if (chosen) headers.set('Content-Encoding', chosen.encoding);
    const content = contentOf(file + (chosen?.suffix ?? ''));
    return c.body(content, 200, Object.fromEntries(headers));
  };
}

/** Opened on first read, so that a discarded body (HEAD) leaves no open handle. */
function contentOf(file: string): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        reader ??= (Readable.toWeb(createReadStream(file)) as ReadableStream).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** File of a path; null for paths outside the folder or to hidden files. */
function fileIn(folder: string, urlPath: string): string | null {
  try {
    const file = path.join(folder, decodeURIComponent(urlPath));
    const isHidden = file.slice(folder.length).includes(`${path.sep}.`);
    return file.startsWith(folder + path.sep) && !isHidden && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
}

async function firstExisting(encodings: readonly (typeof ENCODINGS)[number][], file: string) {
  for (const { name, suffix } of encodings) {
    const found = await facts(file + suffix);
    if (found) return { ...found, encoding: name, suffix };
  }
  return null;
}

async function facts(file: string): Promise<{ size: number; modified: number } | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { size: found.size, modified: Math.trunc(found.mtimeMs) } : null;
}

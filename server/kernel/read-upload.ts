import { httpError, type HttpError } from './http-error.ts';

/**
 * Reads a body, and buffers no more than `most` bytes: a longer one is refused as soon as it is known to be, and not
 * read on.
 */
export async function readUpload(
  request: Request,
  maximum: number,
  tooLarge: HttpError,
): Promise<Uint8Array> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > maximum) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const read = await reader?.read().catch(() => Promise.reject(CUT_OFF));
    if (!read || read.done) break;
    size += read.value.byteLength;
    if (size > maximum) {
      // The rest of the body is not awaited.
      void reader?.cancel().catch(() => {});
      throw tooLarge;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks, size);
}

const CUT_OFF = httpError(400, 'body', 'The request ended before its body was complete');

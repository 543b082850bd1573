import type { Context } from 'hono';

/** Opened as a page of its own, an uploaded image is an image and nothing else. */
export function forbidScripts(c: Context): void {
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  c.header('Content-Disposition', 'inline; filename="picture.jpg"');
}

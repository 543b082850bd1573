import type { Context } from 'hono';

/** Opened as a page, an uploaded image must not run scripts. */
export function forbidScripts(c: Context): void {
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  c.header('Content-Disposition', 'inline; filename="picture.jpg"');
}

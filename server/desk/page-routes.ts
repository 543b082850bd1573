import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { DESK_PATH } from '#contract/desk.ts';

/** Allows the page's own script only, and requests to the desk only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function pageRoutes(): Hono {
  const file = (name: string) => readFile(path.resolve(import.meta.dirname, name), 'utf8');
  return new Hono()
    .get(DESK_PATH, async (c) => {
      c.header('Content-Security-Policy', POLICY);
      return c.html(await file('desk.html'));
    })
    .get(`${DESK_PATH}/desk.js`, async (c) =>
      c.body(await file('desk.browser.js'), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
      }),
    );
}

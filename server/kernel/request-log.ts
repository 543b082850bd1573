import type { MiddlewareHandler } from 'hono';

/** What is written down of a request: nothing that says who asked, or what they typed. */
export type RequestEntry = {
  readonly time: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
};

/** Tells of each request when it has been answered. */
export const requestLog =
  (record: (entry: RequestEntry) => void): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    await next();
    record({
      time: new Date().toISOString(),
      id: c.get('requestId') ?? '',
      method: c.req.method,
      path: plainPath(c.req.path),
      status: c.res.status,
      milliseconds: Math.round(performance.now() - began),
    });
  };

/** Without its query; a part that could be a phone, an e-mail or a token is left out. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^([a-z][a-z0-9_.-]{0,39}|\d{1,9})?$/i.test(part) ? part : '…'))
    .join('/')
    .slice(0, 200);

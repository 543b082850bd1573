import type { MiddlewareHandler } from 'hono';

/** Logged facts of a request: nothing that identifies the requester or their input. */
export type RequestEntry = {
  readonly time: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
};

/** Logs each request after its response. */
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

/** Path without query; segments that could be a phone, an e-mail or a token are left out. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^([a-z][a-z0-9_.-]{0,39}|\d{1,9})?$/i.test(part) ? part : '…'))
    .join('/')
    .slice(0, 200);

import type { Method, QueryValues } from '#contract/endpoint.ts';
import type { Unreachable } from '#application/kernel/call-failure.ts';

export type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly body: unknown;
      /** Milliseconds until the server accepts a retry. */
      readonly retryAfter?: number;
    }
  | Unreachable;

export type Request = {
  readonly method: Method;
  readonly path: string;
  readonly query?: QueryValues;
  /** A file or a form is sent as it is, all else as JSON. */
  readonly body?: unknown;
  /** The answer is a file, returned as a blob. */
  readonly wantsFile?: boolean;
  /** Timeout in milliseconds. */
  readonly patience?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Omits the moduleId header, for the global search, whose results span modules. */
  readonly withoutModule?: boolean;
  /** A guest's id goes into the query when no token exists. */
  readonly asGuest?: boolean;
  /** Overrides the token of the scope. */
  readonly token?: string;
  /** Overrides the module of the scope. */
  readonly moduleId?: number;
  /** The caller handles a 401 of this call itself: the session is not notified. */
  readonly quiet?: boolean;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
  /** The last answer is kept in memory, and returned again while the server says that it is unchanged. */
  readonly revalidates?: boolean;
};

/** Principal, place and language, read for every call. */
export type RequestScope = {
  readonly token: string | null;
  readonly guestId: string | null;
  readonly zones: string | null;
  readonly moduleId: number | null;
  readonly language: string;
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
};

/**
 * The only access to the wire. It adds the token, the place (zones, module, point) and the language, applies a
 * timeout, and never throws for network failures.
 */
export type HttpClient = { readonly send: (request: Request) => Promise<Answer> };

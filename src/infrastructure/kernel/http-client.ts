import type { Method, QueryValues } from '#contract/endpoint.ts';
import type { Unreachable } from '#application/kernel/call-failure.ts';

/** What came back from the wire, before anybody looked at what it means. */
export type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly body: unknown;
      /** Milliseconds after which the server wants to be asked again. */
      readonly retryAfter?: number;
    }
  | Unreachable;

export type Request = {
  readonly method: Method;
  readonly path: string;
  readonly query?: QueryValues;
  /** A file or a form goes as it is, all else as JSON. */
  readonly body?: unknown;
  /** The answer is a file, and comes as one. */
  readonly wantsFile?: boolean;
  /** Milliseconds until it is given up. */
  readonly patience?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Leave the moduleId header out (the global search, whose results span modules). */
  readonly withoutModule?: boolean;
  /** A guest's id goes into the query when no token exists. */
  readonly asGuest?: boolean;
  /** Asks for this customer, whatever the scope says. */
  readonly token?: string;
  /** Asks in this module, whatever the scope says. */
  readonly moduleId?: number;
  /** A 401 of this call is the caller's own business: the session is not told. */
  readonly quiet?: boolean;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
};

/** Who asks, from where and in which language: read anew for every call. */
export type RequestScope = {
  readonly token: string | null;
  readonly guestId: string | null;
  readonly zones: string | null;
  readonly moduleId: number | null;
  readonly language: string;
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
};

/**
 * The one way to the wire. It adds who asks (token), where (zones, module, point) and in which
 * language, gives up after a deadline, and never throws for weather.
 */
export type HttpClient = { readonly send: (request: Request) => Promise<Answer> };

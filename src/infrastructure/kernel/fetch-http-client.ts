import { queryText } from '#contract/endpoint.ts';
import { UNKNOWN_GUEST } from '#contract/kernel.ts';
import type { Answer, HttpClient, Request, RequestScope } from './http-client.ts';
import type { PrefetchedAnswers } from './prefetched-answers.ts';
import { codeOf } from './wire.ts';

export type HttpClientDeps = {
  readonly fetch: typeof globalThis.fetch;
  readonly baseUrl: string;
  readonly softwareId: string;
  readonly scope: () => RequestScope;
  /** Receives the refused token: a late answer may concern one that was replaced since. */
  readonly onSignedOut: (token: string) => void;
  /** Replaces a guest id that the server does not know; null when that fails. */
  readonly renewGuest: (refused: string) => Promise<string | null>;
  readonly isOnline: () => boolean;
  readonly prefetched?: PrefetchedAnswers;
};

const DEADLINE_MILLISECONDS = 20_000;

export function createHttpClient(deps: HttpClientDeps): HttpClient {
  const revalidating = createRevalidation();
  const answerTo = async (request: Request, scope: RequestScope): Promise<Answer> => {
    const path = pathIn(request, scope);
    const prefetched = request.method === 'GET' ? deps.prefetched?.take(path, scope) : undefined;
    if (prefetched !== undefined) return { kind: 'answered', status: 200, body: prefetched };
    if (!request.revalidates) return fetched(deps, request, path, scope);
    const { known, taking } = revalidating([path, scope.token, scope.language].join(' '));
    const headers = { ...request.headers, ...known };
    return fetched(deps, { ...request, headers }, path, scope, taking);
  };
  return {
    async send(request) {
      const scope = scopeOf(deps.scope(), request);
      const answer = await answerTo(request, scope);
      if (answer.kind !== 'answered' || answer.status !== 401) return answer;
      if (scope.token && !request.quiet) deps.onSignedOut(scope.token);
      if (!request.asGuest || !scope.guestId || scope.token) return answer;
      if (codeOf(answer) !== UNKNOWN_GUEST) return answer;
      // A late refusal may concern an id that was replaced since, or by signing in.
      const now = deps.scope();
      const isReplaced = now.token !== null || (now.guestId ?? scope.guestId) !== scope.guestId;
      if (isReplaced) return answerTo(request, now);
      const guestId = await deps.renewGuest(scope.guestId);
      return guestId === null ? answer : answerTo(request, { ...deps.scope(), guestId });
    },
  };
}

const scopeOf = (scope: RequestScope, { token, moduleId }: Request): RequestScope => ({
  ...scope,
  token: token ?? scope.token,
  moduleId: moduleId ?? scope.moduleId,
});

async function fetched(
  deps: HttpClientDeps,
  request: Request,
  path: string,
  scope: RequestScope,
  taking: Taking = (_, body) => body,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(request.patience ?? DEADLINE_MILLISECONDS);
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
  try {
    const response = await deps.fetch(deps.baseUrl + path, {
      method: request.method,
      headers: headersOf(deps, request, scope),
      body: bodyToSend(request),
      signal,
      ...(request.keepalive ? { keepalive: true } : {}),
    });
    if (request.wantsFile && response.ok) {
      return { kind: 'answered', status: response.status, body: await response.blob() };
    }
    const text = await response.text();
    const unchanged = taking(response, text);
    if (unchanged !== text) return bodyOf(unchanged, 200);
    const retryAfter = retryAfterOf(response);
    return { ...bodyOf(text, response.status), ...(retryAfter ? { retryAfter } : {}) };
  } catch {
    if (request.signal?.aborted) return neverAnswers();
    if (deadline.aborted) return { kind: 'unreachable', cause: 'timeout' };
    return { kind: 'unreachable', cause: deps.isOnline() ? 'server' : 'offline' };
  }
}

type Taking = (response: Response, text: string) => string;

/** Keeps the last answer with its tag: browsers store none, as answers may be personal. */
function createRevalidation() {
  let last: { readonly key: string; readonly etag: string; readonly text: string } | null = null;
  return (key: string): { readonly known: Record<string, string>; readonly taking: Taking } => {
    const kept = last?.key === key ? last : null;
    return {
      known: kept ? { 'If-None-Match': kept.etag } : {},
      taking: ({ status, headers }, text) => {
        if (status === 304 && kept) return kept.text;
        const etag = headers.get('ETag');
        last = status === 200 && etag ? { key, etag, text } : null;
        return text;
      },
    };
  };
}

/** The browser sets the content type of a file and of a form. */
function bodyToSend({ body }: Request): BodyInit | null {
  if (bringsItsType(body)) return body;
  return body === undefined ? null : JSON.stringify(body);
}

const bringsItsType = (body: unknown): body is Blob | FormData =>
  body instanceof Blob || body instanceof FormData;

/** A caller that aborted the call gets no answer: it would be taken for that of its next call. */
const neverAnswers = (): Promise<Answer> => new Promise(() => {});

function bodyOf(text: string, status: number): Answer {
  if (text === '') return { kind: 'answered', status, body: null };
  try {
    return { kind: 'answered', status, body: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'unreachable', cause: status >= 500 ? 'server' : 'broken' };
  }
}

const SECOND = 1_000;

/** A number of seconds, clamped; null for a date, which would need synchronised clocks. */
function retryAfterOf({ status, headers }: Response): number | null {
  const seconds = headers.get('Retry-After') ?? '';
  if (status < 400 || !/^\d+$/.test(seconds)) return null;
  return Math.min(Math.max(Number(seconds), 1), 60) * SECOND;
}

function headersOf(
  deps: HttpClientDeps,
  request: Request,
  scope: RequestScope,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-software-id': deps.softwareId,
    'X-localization': scope.language,
    ...(request.body === undefined || bringsItsType(request.body)
      ? {}
      : { 'Content-Type': 'application/json' }),
    ...(scope.token ? { Authorization: `Bearer ${scope.token}` } : {}),
    ...(scope.zones ? { zoneId: scope.zones } : {}),
    ...(scope.moduleId && !request.withoutModule ? { moduleId: String(scope.moduleId) } : {}),
    ...(scope.point
      ? { latitude: String(scope.point.latitude), longitude: String(scope.point.longitude) }
      : {}),
    ...request.headers,
  };
}

/** The token identifies a customer; a guest's id goes into the query. */
function pathIn({ path, query = {}, asGuest }: Request, { token, guestId }: RequestScope): string {
  return path + queryText(asGuest && !token ? { ...query, guest_id: guestId } : query);
}

import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { AnswerOf, Endpoint, ParsedInputOf } from '#contract/endpoint.ts';
import { createAnswerTags, type Marked } from './answer-tags.ts';
import type { ServerContext } from './context.ts';
import type { CachePolicy } from './response-cache.ts';
import { describe, valid } from './validate.ts';

/** API reference of a call: each refusal that the endpoint names, with its condition. */
type Reference<Call extends Endpoint> = {
  readonly tag: string;
  readonly summary: string;
} & (Call['refusals'] extends readonly number[]
  ? { readonly refusals: Readonly<Record<Call['refusals'][number], string>> }
  : { readonly refusals?: undefined });

/** Caching of public calls. */
type Cached = { readonly cachedBy?: CachePolicy };

type Handler<Call extends Endpoint> = (
  c: Context,
  input: ParsedInputOf<Call>,
) => AnswerOf<Call> | Promise<AnswerOf<Call>>;

/**
 * Router for calls of the contract: parses the input, types the response, and describes the call in the API
 * reference. Calls that return a file use `serveFile`. Refusals are thrown as `httpError(status, code, message)`.
 */
export function routerOn({
  checkAnswer,
  responseCache,
}: Pick<ServerContext, 'checkAnswer' | 'responseCache'>) {
  const router = new Hono();
  const serve = <const Call extends Endpoint>(
    call: Call,
    { tag, summary, refusals, cachedBy }: Reference<Call> & Cached,
    handler: Handler<Call>,
  ): void => {
    const first = cachedBy ? [responseCache(cachedBy)] : [];
    const parts = before(call, { tag, summary, refusals });
    router.on(call.method, [call.path], ...first, ...parts, async (c) => {
      const answer = await handler(c, inputOf(c, call));
      checkAnswer?.(call, answer);
      return c.json(answer as object);
    });
  };
  const serveFile = <const Call extends Endpoint & { readonly file: string }>(
    call: Call,
    reference: Reference<Call>,
    handler: (c: Context, input: ParsedInputOf<Call>) => Promise<Uint8Array<ArrayBuffer>>,
  ): void => {
    router.on(call.method, [call.path], ...before(call, reference), async (c) =>
      c.body(await handler(c, inputOf(c, call)), 200, { 'Content-Type': call.file }),
    );
  };
  const tags = createAnswerTags();
  /** For polled calls: a known answer is 304 while nothing has changed, and then the handler does not run. */
  const servePolled = <const Call extends Endpoint, Found extends Marked>(
    call: Call,
    reference: Reference<Call>,
    find: (c: Context, input: ParsedInputOf<Call>) => Promise<Found>,
    handler: (c: Context, found: Found) => AnswerOf<Call> | Promise<AnswerOf<Call>>,
  ): void => {
    router.on(call.method, [call.path], ...before(call, reference), async (c) => {
      const found = await find(c, inputOf(c, call));
      return tags(c, found, async () => {
        const answer = await handler(c, found);
        checkAnswer?.(call, answer);
        return answer as object;
      });
    });
  };
  return { router, serve, serveFile, servePolled };
}

type Described = {
  readonly tag: string;
  readonly summary: string;
  readonly refusals?: Readonly<Record<number, string>> | undefined;
};

/** Middleware: API description and validators. */
function before(call: Endpoint, { tag, summary, refusals }: Described): MiddlewareHandler[] {
  const { answer, upload, form, file } = call;
  return [
    describe({
      ...{ summary, tag, answer },
      ...(upload ? { upload } : {}),
      ...(form ? { form } : {}),
      ...(file ? { file } : {}),
      ...(call.ours ? { ours: true } : {}),
      ...(refusals ? { refusals } : {}),
    }),
    ...partsOf(call).map(([part, schema]) => valid(TARGETS[part], schema)),
  ];
}

export type Serve = ReturnType<typeof routerOn>['serve'];
export type ServePolled = ReturnType<typeof routerOn>['servePolled'];

const TARGETS = { params: 'param', query: 'query', body: 'json' } as const;
type Part = keyof typeof TARGETS;

const partsOf = (call: Endpoint) =>
  (Object.keys(TARGETS) as Part[]).flatMap((part) => {
    const schema = call[part];
    return schema ? [[part, schema] as const] : [];
  });

/** The validators have parsed exactly the parts that the endpoint names. */
function inputOf<Call extends Endpoint>(c: Context, call: Call): ParsedInputOf<Call> {
  const valid = c.req.valid.bind(c.req) as (target: string) => unknown;
  return Object.fromEntries(
    partsOf(call).map(([part]) => [part, valid(TARGETS[part])]),
  ) as ParsedInputOf<Call>;
}

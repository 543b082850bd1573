import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { AnswerOf, Endpoint, ParsedInputOf } from '#contract/endpoint.ts';
import type { ServerContext } from './context.ts';
import { describe, valid } from './validate.ts';

/** What the API reference says about a call: each refusal that the endpoint names, with when it happens. */
type Reference<Call extends Endpoint> = {
  readonly tag: string;
  readonly summary: string;
} & (Call['refusals'] extends readonly number[]
  ? { readonly refusals: Readonly<Record<Call['refusals'][number], string>> }
  : { readonly refusals?: undefined });

type Handler<Call extends Endpoint> = (
  c: Context,
  input: ParsedInputOf<Call>,
) => AnswerOf<Call> | Promise<AnswerOf<Call>>;

/**
 * A router that serves calls of the contract: it parses what a call takes, types what it answers, and
 * describes it in the API reference. Refusals are thrown as `problem(status, code, words)`.
 */
export function routerOn({ checkAnswer }: Pick<ServerContext, 'checkAnswer'>) {
  const router = new Hono();
  const serve = <const Call extends Endpoint>(
    call: Call,
    { tag, summary, refusals }: Reference<Call>,
    handler: Handler<Call>,
  ): void => {
    const description = describe({
      summary,
      tag,
      answer: call.answer,
      ...(call.ours ? { ours: true } : {}),
      ...(refusals ? { refusals } : {}),
    });
    const checks: MiddlewareHandler[] = partsOf(call).map(([part, schema]) =>
      valid(TARGETS[part], schema),
    );
    router.on(call.method, call.path, description, ...checks, async (c) => {
      const answer = await handler(c, inputOf(c, call));
      checkAnswer?.(call, answer);
      return c.json(answer as object);
    });
  };
  return { router, serve };
}

export type Serve = ReturnType<typeof routerOn>['serve'];

const TARGETS = { params: 'param', query: 'query', body: 'json' } as const;
type Part = keyof typeof TARGETS;

const partsOf = (call: Endpoint) =>
  (Object.keys(TARGETS) as Part[]).flatMap((part) => {
    const schema = call[part];
    return schema ? [[part, schema] as const] : [];
  });

/** The validators have parsed every part that the endpoint names, and no other. */
function inputOf<Call extends Endpoint>(c: Context, call: Call): ParsedInputOf<Call> {
  const valid = c.req.valid.bind(c.req) as (target: string) => unknown;
  return Object.fromEntries(
    partsOf(call).map(([part]) => [part, valid(TARGETS[part])]),
  ) as ParsedInputOf<Call>;
}

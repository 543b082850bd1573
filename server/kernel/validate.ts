import type { Env, MiddlewareHandler, ValidationTargets } from 'hono';
import { describeRoute, resolver, validator, type DescribeRouteOptions } from 'hono-openapi';
import type * as v from 'valibot';
import { errorBody } from '#contract/kernel.ts';
import { Problem } from './problem.ts';

type Checked<
  Target extends keyof ValidationTargets,
  Schema extends v.GenericSchema,
> = MiddlewareHandler<
  Env,
  string,
  {
    in: { [T in Target]: v.InferInput<Schema> };
    out: { [T in Target]: v.InferOutput<Schema> };
  }
>;

/**
 * Parses a part of the request with a schema of the contract; read it with `c.req.valid(target)`.
 * What does not fit is answered with 403 and one entry a field, as this family of back ends does.
 */
export function valid<Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
): Checked<Target, Schema> {
  return validator(target, schema, (result) => {
    if (!result.success) throw new Problem(403, result.error.slice(0, MOST_ENTRIES).map(entryOf));
  });
}

const MOST_ENTRIES = 20;

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

function entryOf({ path, message }: Issue) {
  const field = path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
  const shown =
    message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
  return { code: field || 'body', message: shown };
}

/** A schema's message quotes what it was given; nobody wants 10,000 characters of it back. */
const LONGEST_MESSAGE = 200;

type Description = {
  readonly summary: string;
  readonly tag: string;
  /** Not known to other back ends of this family. */
  readonly ours?: boolean;
  readonly answer: v.GenericSchema;
  /** Status codes of refusals, each with when it happens. */
  readonly refusals?: Readonly<Record<number, string>>;
};

/** What the API reference says about a route. */
export function describe({ summary, tag, ours, answer, refusals = {} }: Description) {
  const responses: DescribeRouteOptions['responses'] = {
    200: { description: 'Success', content: { 'application/json': { schema: resolver(answer) } } },
  };
  for (const [status, description] of Object.entries(refusals)) {
    responses[status] = {
      description,
      content: { 'application/json': { schema: resolver(errorBody) } },
    };
  }
  return describeRoute({
    summary,
    tags: [tag],
    responses,
    ...(ours ? { 'x-ours': true } : {}),
  });
}

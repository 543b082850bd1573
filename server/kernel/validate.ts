import type { Env, MiddlewareHandler, ValidationTargets } from 'hono';
import { describeRoute, resolver, validator, type DescribeRouteOptions } from 'hono-openapi';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/kernel.ts';
import { issueMessages, type Issue } from './issue-messages.ts';
import { HttpError } from './http-error.ts';
import { readingShown, shownOnly } from './shown-only.ts';

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
  return validator(target, readingShown(schema), (result) => {
    if (!result.success) throw new HttpError(403, result.error.slice(0, MAX_ENTRIES).map(entryOf));
  });
}

/** The same for what no request part holds as it is, such as the fields of a form. */
export function parsedFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, shownOnly(fields));
  if (parsed.success) return parsed.output;
  // Valibot's types count keys of maps in, of which no field has any.
  const issues = parsed.issues as unknown as readonly Issue[];
  throw new HttpError(403, issues.slice(0, MAX_ENTRIES).map(entryOf));
}

const MAX_ENTRIES = 20;

function entryOf(issue: Issue) {
  const path = issue.path?.map((step) => String(typeof step === 'object' ? step.key : step));
  return { code: path?.join('.') || 'body', message: issueMessages(issue, path ?? []) };
}

type Description = {
  readonly summary: string;
  readonly tag: string;
  /** Not known to other back ends of this family. */
  readonly ours?: boolean;
  readonly answer: v.GenericSchema;
  /** The types of file that its body is. */
  readonly upload?: readonly string[];
  readonly form?: NonNullable<Endpoint['form']>;
  /** The type of file that it answers, instead of JSON. */
  readonly file?: string;
  /** Status codes of refusals, each with when it happens. */
  readonly refusals?: Readonly<Record<number, string>>;
};

/** What the API reference says about a route. */
export function describe({
  summary,
  tag,
  ours,
  answer,
  upload,
  form,
  file,
  refusals = {},
}: Description) {
  const content = file ? binary([file]) : { 'application/json': { schema: resolver(answer) } };
  const responses: DescribeRouteOptions['responses'] = { 200: { description: 'Success', content } };
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
    ...(upload ? { requestBody: { required: true, content: binary(upload) } } : {}),
    ...(form ? { requestBody: { required: true, content: formOf(form) } } : {}),
    ...(ours ? { 'x-ours': true } : {}),
  });
}

const binary = (types: readonly string[]) =>
  Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } as const }]),
  );

/** Every field of a form is a text on the wire. */
const formOf = ({ fields, files }: NonNullable<Endpoint['form']>) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(
          Object.keys(fields.entries).map((name) => [name, { type: 'string' } as const]),
        ),
        [files]: { type: 'array', items: { type: 'string', format: 'binary' } } as const,
      },
    } as const,
  },
});

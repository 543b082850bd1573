import { getApiReference } from '#contract/operations.ts';

/** The part of an OpenAPI 3.1 document that the page needs. */
export type ApiDocument = {
  readonly info: { readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};
type Operation = {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly 'x-ours'?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { description?: string; content?: Content }>>;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
};

/** Renders the API as Markdown: a section per group, a heading per call. */
export function apiPage({ info, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  const sections = tags.map((tag) => {
    const own = calls.filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag);
    return [`## ${tag}`, ...own.map(callText)].join('\n\n');
  });
  return [
    '# The API',
    '<!-- Written by `npm run api` from the server. Do not edit. -->',
    info.description ?? '',
    `The same as OpenAPI 3.1: \`${getApiReference.path}\` of a running server. ` +
      'Headers: `X-software-id` (all ' +
      'calls), `Authorization: Bearer <token>` (customers) or `guest_id` in query or body (guests), ' +
      '`zoneId` (a list in text form, such as `[1]`), `moduleId`, `X-localization` (`en`, `hi`), ' +
      '`latitude` and `longitude`. Numbers may be sent as text.',
    ...sections,
  ].join('\n\n');
}

type Call = { readonly path: string; readonly method: string; readonly operation: Operation };

function callText({ path, method, operation }: Call): string {
  const { summary = '', parameters = [], requestBody, responses = {} } = operation;
  const refusals = Object.entries(responses).filter(([status]) => status !== '200');
  const body = bodyText(requestBody?.content);
  const answer = bodyText(responses['200']?.content);
  return (
    [
      `### ${method.toUpperCase()} ${path}${operation['x-ours'] ? ' (ours)' : ''}`,
      summary && `${summary}.`.replace(/([.?])\.$/, '$1'),
      ...parameters.map(
        ({ name, in: place, required, schema }) =>
          `- ${place} \`${name}\`${required ? '' : ' (optional)'}: ${typeText(schema)}`,
      ),
      body && `Body: ${body}`,
      answer && `Answers: ${answer}`,
      ...refusals.map(([status, { description = '' }]) => `- ${status}: ${description}`),
    ]
      .filter(Boolean)
      .join('\n\n')
      // Joins the items of a list.
      .replaceAll(/(?<=\n- [^\n]*)\n\n(?=- )/g, '\n')
  );
}

/** A type in shorthand, or the file types; null without a body. */
function bodyText(content: Content | undefined): string | null {
  const [first] = Object.values(content ?? {});
  if (!first?.schema) return null;
  if (content?.['multipart/form-data']) return `a form, \`${typeText(first.schema)}\``;
  if (first.schema.format !== 'binary') return `\`${typeText(first.schema)}\``;
  return `a file, ${Object.keys(content ?? {})
    .map((type) => `\`${type}\``)
    .join(' or ')}`;
}

const DEEPEST = 4;

/** A schema in the shorthand of a type; below four levels only its kind. */
function typeText(schema: Schema | undefined, depth = 0): string {
  if (!schema) return 'anything';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.format === 'binary') return 'file';
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const kinds = [...new Set(choices.map((one) => typeText(one, depth)))].join(' | ');
    return kinds.replace('number | string', 'number');
  }
  if (schema.items) return `[${typeText(schema.items, depth + 1)}]`;
  if (schema.properties) return depth < DEEPEST ? objectText(schema, depth) : '{…}';
  return Array.isArray(schema.type) ? schema.type.join(' | ') : String(schema.type ?? 'anything');
}

function objectText({ properties = {}, required = [] }: Schema, depth: number): string {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${name}${required.includes(name) ? '' : '?'}: ${typeText(field, depth + 1)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

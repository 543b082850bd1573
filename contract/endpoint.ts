import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Root of every API call; other paths are pages and files. */
export const API_ROOT = '/api';

/** Fields of a form, texts on the wire. */
export type FormFields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** One call of the API as a value, shared by server, adapters, tests and tools. */
export type Endpoint = {
  readonly method: Method;
  /** Variable parts are written as `:name` and parsed by `params`. */
  readonly path: string;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** Media types of a raw file body. */
  readonly upload?: readonly string[];
  /** Multipart body (multipart/form-data): its fields, and the name of its files. */
  readonly form?: { readonly fields: FormFields; readonly files: string };
  readonly answer: v.GenericSchema;
  /** Media type of a file response. */
  readonly file?: string;
  /** Expected refusal statuses, beside 429 and 503. */
  readonly refusals?: readonly number[];
  /** Path within the response to the first picture that a page shows. */
  readonly picture?: readonly (string | number)[];
  /** True if other back ends of this family lack it. */
  readonly ours?: true;
};

export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const Call extends Endpoint>(
  call: Call,
): Call => call;

/** Unparsed parts of a request. A part without required fields may be left out. */
export type InputOf<Call extends Endpoint> = {
  readonly [Part in PartOf<Call> as object extends Given<Call, Part> ? never : Part]: Given<
    Call,
    Part
  >;
} & {
  readonly [Part in PartOf<Call> as object extends Given<Call, Part> ? Part : never]?: Given<
    Call,
    Part
  >;
} & (Call['form'] extends NonNullable<Endpoint['form']>
    ? { readonly form: v.InferInput<Call['form']['fields']> }
    : unknown);
/** Parsed parts for a handler, which reads a form and its files itself. */
export type ParsedInputOf<Call extends Endpoint> = {
  readonly [Part in PartOf<Call>]: v.InferOutput<NonNullable<Call[Part]>>;
};
/** Response of a handler, in wire form. */
export type AnswerOf<Call extends Endpoint> = DeepReadonly<v.InferInput<Call['answer']>>;

type DeepReadonly<Value> = Value extends readonly (infer Row)[]
  ? readonly DeepReadonly<Row>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

type PartOf<Call extends Endpoint> = {
  [Part in 'params' | 'query' | 'body']: Call[Part] extends v.GenericSchema ? Part : never;
}['params' | 'query' | 'body'];
type Given<Call extends Endpoint, Part extends PartOf<Call>> = v.InferInput<
  NonNullable<Call[Part]>
>;

/** Fills path parameters in: `/items/details/:id` with `{ id: 7 }` gives `/items/details/7`. */
export function pathOf(
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
}

export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Query text with its question mark, or empty; undefined values are left out. */
export function queryText(query: QueryValues): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

/** Path with parameters and query: `/items/latest?offset=1`. */
export const urlOf = (
  call: Pick<Endpoint, 'path'>,
  {
    params = {},
    query = {},
  }: {
    readonly params?: Readonly<Record<string, string | number>>;
    readonly query?: QueryValues;
  } = {},
): string => pathOf(call, params) + queryText(query);

/** Name of a call in the control desk, the bench and logs: `GET /items/details/7`, or with `:id` for any. */
export const callName = (
  call: Pick<Endpoint, 'method' | 'path'>,
  params?: Readonly<Record<string, string | number>>,
): string => `${call.method} ${params ? pathOf(call, params) : call.path}`;

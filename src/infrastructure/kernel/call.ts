import * as v from 'valibot';
import { pathOf, type Endpoint, type InputOf, type QueryValues } from '#contract/endpoint.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { HttpClient, Request, RequestScope } from './http-client.ts';
import type { Report } from './rows.ts';
import { failureOf } from './wire.ts';

/** Dependencies of adapters for calls and their answers. */
export type Wire = {
  readonly http: HttpClient;
  /** Known, as is the time zone, once the configuration has been read. */
  readonly currency: () => Currency | Promise<Currency>;
  readonly report: Report;
};

export type ScopedWire = Wire & {
  readonly scope: () => Pick<RequestScope, 'token' | 'guestId' | 'moduleId'>;
  readonly timeZone: () => TimeZone | null;
};

export type CallOptions = Pick<
  Request,
  | 'headers'
  | 'signal'
  | 'token'
  | 'moduleId'
  | 'withoutModule'
  | 'asGuest'
  | 'quiet'
  | 'keepalive'
  | 'patience'
  | 'revalidates'
> & {
  readonly file?: Blob;
  readonly files?: readonly Blob[];
};

/**
 * Makes a call and parses its answer. For lists whose rows are parsed one by one, pass a looser schema as
 * `answer`, so that one bad row does not lose the others.
 */
export async function call<
  const Call extends Endpoint,
  Schema extends v.GenericSchema = Call['answer'],
>(
  http: HttpClient,
  endpoint: Call,
  input: InputOf<Call> & CallOptions,
  answer?: Schema,
): Promise<Result<v.InferOutput<Schema>, CallFailure>> {
  const answered = await http.send(requestOf(endpoint, input));
  const failure = failureOf(answered);
  if (failure) return refuse(failure);
  const body = answered.kind === 'answered' ? answered.body : null;
  const parsed = v.safeParse(answer ?? endpoint.answer, body);
  return parsed.success
    ? ok(parsed.output as v.InferOutput<Schema>)
    : refuse({ kind: 'unreachable', cause: 'broken' } as const);
}

type Parts = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | undefined>>;
};

function requestOf<const Call extends Endpoint>(
  endpoint: Call,
  input: InputOf<Call> & CallOptions,
): Request {
  const { params, file, form, files = [], ...rest } = input as Parts & CallOptions;
  const body = endpoint.form ? formOf(form ?? {}, endpoint.form.files, files) : file;
  return {
    ...rest,
    ...(body ? { body } : {}),
    ...(endpoint.file ? { wantsFile: true } : {}),
    method: endpoint.method,
    path: pathOf(endpoint, params),
  };
}

/** Leaves out undefined values. */
function formOf(
  fields: NonNullable<Parts['form']>,
  name: string,
  files: readonly Blob[],
): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) {
    if (text !== undefined) form.set(field, text);
  }
  for (const file of files) form.append(name, file);
  return form;
}

import type * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { httpError, type HttpError } from './http-error.ts';
import { readUpload } from './read-upload.ts';
import { parsedFields } from './validate.ts';

type Form = NonNullable<Endpoint['form']>;
export type ReadForm<Of extends Form> = {
  readonly fields: v.InferOutput<Of['fields']>;
  readonly files: readonly Uint8Array[];
};

type Limits = {
  /** Bytes of the whole form. */
  readonly maximum: number;
  readonly tooLarge: HttpError;
};

/**
 * Reads a form with files: buffers no more than its maximum, and parses its fields. Without files it may be JSON as
 * well, as other clients of this family send.
 */
export async function readForm<Of extends Form>(
  request: Request,
  form: Of,
  { maximum: most, tooLarge }: Limits,
): Promise<ReadForm<Of>> {
  const bytes = await readUpload(request, most, tooLarge);
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) {
    return { fields: parsedFields(form.fields, jsonIn(bytes)), files: [] };
  }
  const data = await formIn(bytes, type);
  const texts = [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const files = data
    .getAll(form.files)
    .flatMap((value) => (typeof value === 'string' ? [] : [value]));
  return {
    fields: parsedFields(form.fields, Object.fromEntries(texts)),
    files: await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer()))),
  };
}

async function formIn(bytes: Uint8Array, type: string): Promise<FormData> {
  try {
    const body = new Uint8Array(bytes);
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw NO_FORM;
  }
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw NO_FORM;
  }
}

const NO_FORM = httpError(403, 'body', 'The body is no complete form (multipart/form-data)');

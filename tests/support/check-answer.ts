import * as v from 'valibot';
import { callName, type Endpoint } from '#contract/endpoint.ts';
import { flag, numeric } from '#contract/kernel.ts';

/**
 * Checks the server's answers against the contract, more strictly than clients read them: no field that the
 * contract does not name, numbers as numbers, flags as 0, 1, true or false.
 */
export function checkAnswer(call: Endpoint, answer: unknown): void {
  const parsed = v.safeParse(strictly(call.answer), answer);
  if (parsed.success) return;
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(`${callName(call)} answers what the contract does not say. ${issues.join('; ')}`);
}

/** The subset of valibot's schemas that the contract uses. */
type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly (Schema | string | number)[];
  readonly pipe?: readonly [Schema, ...v.GenericPipeItem<unknown, unknown>[]];
};

const known = new Map<v.GenericSchema, v.GenericSchema>([
  [numeric, v.number()],
  [flag, v.union([v.boolean(), v.picklist([0, 1])])],
]);

export function strictly(given: v.GenericSchema): v.GenericSchema {
  const made = known.get(given) ?? rebuilt(given);
  known.set(given, made);
  return made;
}

function rebuilt(schema: Schema): v.GenericSchema {
  const { entries, item, wrapped, options, pipe } = schema;
  if (pipe) {
    const [first, ...rest] = pipe;
    return v.pipe(strictly(first), ...(rest as [v.GenericPipeAction<unknown, unknown>]));
  }
  if (entries) {
    const strict = Object.entries(entries).map(([name, one]) => [name, strictly(one)] as const);
    return v.strictObject(Object.fromEntries(strict));
  }
  if (item) return v.array(strictly(item));
  if (wrapped) return { ...schema, wrapped: strictly(wrapped) } as unknown as v.GenericSchema;
  if (options && schema.type === 'union') {
    return v.union(options.map((one) => strictly(one as Schema)));
  }
  return schema;
}

import { sql } from 'kysely';
import { MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { ServerContext } from './context.ts';
import type { Db } from './database.ts';
import { HttpError } from './http-error.ts';

/** How often something may be tried within a time, such as failed sign-ins from one address. */
export type Limit = {
  readonly subject: string;
  readonly maximum: number;
  /** Milliseconds. */
  readonly within: number;
};

/** Takes an attempt back that did no harm: a limit on failures counts what failed. */
export type TakeBack = () => Promise<void>;

/**
 * Counts an attempt against every limit, in the database, so that all servers count together; one too many
 * is refused with 429 and the time until it may be tried again. Counting comes before the attempt, so that
 * attempts made at the same time count as well. A limit counts from the beginning of its own span of time:
 * a clock that was set back begins another span.
 */
export async function spend(
  { db, now, limitFactor }: Pick<ServerContext, 'db' | 'now' | 'limitFactor'>,
  limits: readonly Limit[],
): Promise<TakeBack> {
  const at = now().getTime();
  const counted = limits
    .map((limit) => ({ ...limit, ...spanAt(at, limit.within) }))
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  if (counted.length === 0) return async () => {};
  const rows = await db
    .insertInto('attempt')
    .values(counted.map(({ subject, began, ends }) => ({ subject, began, ends, count: 1 })))
    .onConflict((same) =>
      same.columns(['subject', 'began']).doUpdateSet({ count: sql`attempt.count + 1` }),
    )
    .returning(['subject', 'count'])
    .execute();
  const exceeded = counted.filter(({ subject, maximum }) =>
    rows.some((row) => row.subject === subject && row.count > Math.ceil(maximum * limitFactor)),
  );
  if (exceeded.length > 0) {
    throw tooMany(Math.max(...exceeded.map(({ ends }) => ends.getTime() - at)));
  }
  return () => takeBack(db, counted);
}

function spanAt(at: number, within: number): { readonly began: Date; readonly ends: Date } {
  const began = Math.floor(at / within) * within;
  return { began: new Date(began), ends: new Date(began + within) };
}

async function takeBack(
  db: Db,
  counted: readonly { readonly subject: string; readonly began: Date }[],
): Promise<void> {
  for (const { subject, began } of counted) {
    await db
      .updateTable('attempt')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('subject', '=', subject)
      .where('began', '=', began)
      .execute();
  }
}

/** A refusal that passes by itself: 429 with the time to wait, in the header and in the sentence. */
export class TooMany extends HttpError {
  /** Whole seconds. */
  readonly retryAfter: number;

  constructor(code: string, wait: number) {
    super(429, [{ code, message: waitWords(wait) }]);
    this.retryAfter = Math.max(1, Math.ceil(wait / SECOND));
  }
}

export const tooMany = (wait: number, code = 'too_many_attempts'): TooMany =>
  new TooMany(code, wait);

function waitWords(wait: number) {
  if (wait < MINUTE) {
    return {
      en: 'Too many attempts. Please try again in a few seconds.',
      hi: 'बहुत सारे प्रयास हुए। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
    };
  }
  const minutes = Math.ceil(wait / MINUTE);
  return {
    en: `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    hi: `बहुत सारे प्रयास हुए। कृपया ${minutes} मिनट बाद फिर कोशिश करें।`,
  };
}

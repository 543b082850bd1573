import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { accountGone, guestOwner, holdAccount, type Principal } from './principal.ts';
import { HttpError, httpError, type ErrorEntry, type ErrorStatus } from './http-error.ts';
import { inTransaction } from './transaction.ts';

/** Request that may be repeated after a lost response. */
export type Attempt = {
  readonly who: Principal;
  /** The Idempotency-Key; null if the request is never repeated. */
  readonly key: string | null;
  readonly request: object;
  /** Subject of its locks, as for `inTransaction`. */
  readonly about: string;
  /** Call of a database function that locks what the work reads first. */
  readonly locks?: RawBuilder<boolean>;
};

/**
 * Runs the work in a transaction that also saves its response or refusal: the same key and request get the same
 * response again. While the first is running the status is 409; the same key with another request gets 422. If the
 * process dies, neither work nor response is saved. The account cannot be deleted meanwhile.
 */
export async function idempotently<Answer extends object>(
  db: Db,
  attempt: Attempt,
  now: Date,
  work: (transaction: Db) => Promise<Answer>,
): Promise<Answer> {
  const { key, who, about, locks } = attempt;
  if (key === null) {
    return inTransaction(db, about, async (transaction) => {
      await holdAccount(transaction, who);
      if (locks) await sql`select ${locks}`.execute(transaction);
      return work(transaction);
    });
  }
  const keyed: Keyed = { ...attempt, key };
  let refusal: HttpError | null = null;
  try {
    return await inTransaction(db, about, async (transaction) => {
      refusal = null;
      const known = savedAnswer<Answer>(await claimKey(transaction, keyed), keyed);
      if (known) return known;
      const answer = await work(transaction).catch((failure: unknown) => {
        if (failure instanceof HttpError) refusal = failure;
        throw failure;
      });
      await saveAnswer(transaction, keyed, ownersOf(attempt.who), { status: 200, answer }, now);
      return answer;
    });
  } catch (failure) {
    if (refusal) await saveRefusal(db, keyed, refusal, now);
    throw failure;
  }
}

type Keyed = Attempt & { readonly key: string };

const LONGEST_KEY = 200;

/** Other clients of this family send none: each of their requests is a new attempt. */
export function idempotencyKeyOf(c: Context): string | null {
  const key = c.req.header('Idempotency-Key')?.trim() ?? '';
  if (key.length > LONGEST_KEY) throw httpError(403, 'idempotency_key', KEY_TOO_LONG);
  return key === '' ? null : key;
}

type Saved = {
  readonly owner: string;
  readonly request_hash: string;
  readonly status: number;
  readonly answer: unknown;
};

/**
 * Locks the account, the key, and for a new key what the work reads first, until the transaction ends. Returns the
 * saved answers of the key.
 */
async function claimKey(db: Db, { who, key, locks }: Keyed): Promise<readonly Saved[]> {
  const account =
    who.kind === 'guest'
      ? sql``
      : sql`from (select id from customer where id = ${who.id} for key share) as account`;
  const { rows } = await sql<{ saved: readonly Saved[] | null }>`
    select saved, case when saved = '[]' then ${locks ?? sql`true`} end from (
      select claim_key(${ownersOf(who).toSorted()}::text[], ${key}) as saved ${account}
    ) as claimed`.execute(db);
  if (!rows[0]) throw accountGone();
  const { saved } = rows[0];
  if (!saved) throw httpError(409, 'idempotency_key', STILL_RUNNING);
  return saved;
}

/** A guest's request is not repeated for the customer after sign-in, nor the reverse. */
const ownersOf = (who: Principal): readonly string[] =>
  who.kind === 'customer' && who.guest !== null ? [who.owner, guestOwner(who.guest)] : [who.owner];

function savedAnswer<Answer>(saved: readonly Saved[], attempt: Keyed): Answer | null {
  // A refusal binds only the principal who got it: the missing condition may have been sign-in.
  const known = saved.find(({ owner, status }) => owner === attempt.who.owner || status === 200);
  if (!known) return null;
  if (known.request_hash !== hashOf(attempt)) {
    throw httpError(422, 'idempotency_key', KEY_TAKEN);
  }
  if (known.status === 200) return known.answer as Answer;
  const { errors } = known.answer as { readonly errors: readonly ErrorEntry[] };
  throw new HttpError(known.status as ErrorStatus, errors);
}

const saveRefusal = (db: Db, attempt: Keyed, { status, errors }: HttpError, now: Date) =>
  saveAnswer(db, attempt, [attempt.who.owner], { status, answer: { errors } }, now);

const saveAnswer = (
  db: Db,
  attempt: Keyed,
  owners: readonly string[],
  { status, answer }: { readonly status: number; readonly answer: object },
  now: Date,
) =>
  db
    .insertInto('placement')
    .values(
      owners.map((owner) => ({
        owner,
        key: attempt.key,
        request_hash: hashOf(attempt),
        status,
        answer: JSON.stringify(answer),
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The hash leaves the principal out, as `ownersOf` covers it: a repeat after sign-in is the same request. */
function hashOf({ request }: Attempt): string {
  const facts = Object.entries(request).filter(([name]) => !NAMES_WHO.includes(name));
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

const NAMES_WHO: readonly string[] = ['guest_id', 'is_guest'];

const KEY_TOO_LONG = 'An Idempotency-Key holds at most 200 characters';
const STILL_RUNNING = {
  en: 'This request is being carried out already',
  hi: 'यह अनुरोध पहले से पूरा किया जा रहा है',
};
const KEY_TAKEN = {
  en: 'This Idempotency-Key was used for another request',
  hi: 'यह Idempotency-Key किसी दूसरे अनुरोध के लिए इस्तेमाल हो चुकी है',
};

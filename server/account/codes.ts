import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import {
  CODE_LASTS,
  CODE_TRIES,
  parseCode,
  PROOF_LASTS,
  RESEND_AFTER,
} from '#domain/account/verification-code.ts';
import type { CodeSender } from '#server/kernel/code-sender.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { tooMany } from '#server/kernel/limits.ts';
import { httpError, type HttpError, type ErrorStatus } from '#server/kernel/http-error.ts';
import type { CodePurpose } from '#server/kernel/schema.columns.ts';
import { nextCodeLength } from './code-limits.ts';
import { CODE_EXHAUSTED, CODE_LATE, CODE_WRONG, CODES_NOT_SENT } from './code-messages.ts';

/** Key of a code. Every requester has a separate code, which others can neither use nor use up. */
export type CodeKey = {
  readonly purpose: CodePurpose;
  /** E-mail address or phone. */
  readonly recipient: string;
  readonly asker: string;
};

type CodeRequest = {
  /** Null without an account: a code is made all the same, and none is right. */
  readonly customer: number | null;
  /** Network address of the request. */
  readonly from: string | null;
};

/**
 * Replaces the code and sends it, at most once a minute. Response and duration are the same with or without such an
 * account.
 */
export async function issueCode(
  context: ServerContext,
  key: CodeKey,
  { customer, from }: CodeRequest,
): Promise<void> {
  const { db, passwords } = context;
  const send = senderOf(context);
  const at = context.now();
  await refuseAtOnceAgain(context, key);
  const length = await nextCodeLength(context, key.recipient);
  const code = String(randomInt(10 ** length)).padStart(length, '0');
  const fresh = {
    customer_id: customer,
    code_hash: await passwords.hash(
      customer === null ? randomBytes(16).toString('hex') : code,
      from,
    ),
    tries: 0,
    created_at: at,
    expires_at: new Date(at.getTime() + CODE_LASTS),
    proved_at: null,
    used_at: null,
  };
  const made = await db
    .insertInto('verification_code')
    .values({ ...key, ...fresh })
    .onConflict((same) =>
      same
        .columns(['purpose', 'recipient', 'asker'])
        .doUpdateSet(fresh)
        .where((where) => where.not(isRecent(at))),
    )
    .returning('recipient')
    .executeTakeFirst();
  // Lost the race against a concurrent request, whose code is on its way.
  if (!made) throw tooMany(RESEND_AFTER, 'code_sent');
  if (customer === null) return;
  await send({ customer, purpose: key.purpose, recipient: key.recipient, code });
}

/** Refuses to promise a code where none can be sent. */
export function senderOf({ codeSender }: Pick<ServerContext, 'codeSender'>): CodeSender {
  if (!codeSender) throw httpError(403, 'codes_not_sent', CODES_NOT_SENT);
  return codeSender;
}

/** A time in the future was stored before the clock was set back. */
const isRecent = (at: Date) => {
  const since = new Date(at.getTime() - RESEND_AFTER);
  return sql<boolean>`(verification_code.created_at > ${since} and verification_code.created_at <= ${at})`;
};

async function refuseAtOnceAgain({ db, now }: ServerContext, key: CodeKey): Promise<void> {
  const at = now();
  const recent = await db
    .selectFrom('verification_code')
    .select('created_at')
    .where((where) => where.and(key))
    .where(isRecent(at))
    .executeTakeFirst();
  if (!recent) return;
  throw tooMany(recent.created_at.getTime() + RESEND_AFTER - at.getTime(), 'code_sent');
}

type Given = {
  readonly code: string;
  /** Network address of the attempt. */
  readonly from: string | null;
  /** Status for a wrong code. */
  readonly refusal: ErrorStatus;
};

/** Correctly typed code. */
export type ProvedCode = {
  readonly customer: number;
  /** True for a code used before. */
  readonly isUsed: boolean;
};

/**
 * Compares a code with the one sent. Attempts are counted before the comparison, so concurrent attempts get five
 * comparisons in all.
 */
export async function proveCode(
  context: ServerContext,
  key: CodeKey,
  { code, from, refusal }: Given,
): Promise<ProvedCode> {
  const { db, now, passwords } = context;
  const wrong = httpError(refusal, 'code_wrong', CODE_WRONG);
  const typed = parseCode(code);
  if (!typed.ok) throw wrong;
  const row = await db
    .updateTable('verification_code')
    .set({ tries: sql`tries + 1` })
    .where((where) => where.and(key))
    .returning(['code_hash', 'customer_id', 'tries', 'created_at', 'expires_at', 'used_at'])
    .executeTakeFirst();
  if (row && row.tries > CODE_TRIES) throw exhausted();
  if (row && row.expires_at <= now()) throw httpError(refusal, 'code_late', CODE_LATE);
  const isRight = await passwords.isRight(typed.value, row?.code_hash ?? null, from);
  if (!row || !isRight || row.customer_id === null) {
    throw row?.tries === CODE_TRIES ? exhausted() : wrong;
  }
  await settleProof(context, key, row.created_at);
  return { customer: row.customer_id, isUsed: row.used_at !== null };
}

const exhausted = (): HttpError => httpError(405, 'code_exhausted', CODE_EXHAUSTED);

/** A right attempt is not counted. The first one starts the time limit for the use of the code. */
async function settleProof({ db, now }: ServerContext, key: CodeKey, sent: Date): Promise<void> {
  const at = now();
  await db
    .updateTable('verification_code')
    .set({
      tries: sql`greatest(tries - 1, 0)`,
      proved_at: sql`coalesce(proved_at, ${at})`,
      expires_at: sql`case when proved_at is null
        then ${new Date(at.getTime() + PROOF_LASTS)} else expires_at end`,
    })
    .where((where) => where.and(key))
    .where('created_at', '=', sent)
    .execute();
}

/** Consumes the code; false if consumed already. */
export async function takeCode(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  key: CodeKey,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification_code')
    .set({ used_at: now() })
    .where((where) => where.and(key))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

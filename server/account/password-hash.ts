import { randomBytes, timingSafeEqual } from 'node:crypto';
import { derive } from './password-queue.ts';

/** About 60 ms and 32 MB a guess. The figures travel in the hash, so that they may be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;

/** "scrypt$32768$8$1$<salt>$<key>". `from` is the address that asks for it, which may have few waiting. */
export async function hashPassword(
  password: string,
  from: string | null = null,
  salt = randomBytes(16),
): Promise<string> {
  const key = await keyOf(password, salt, COST, from);
  if (!key) throw new Error('A password could not be hashed');
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join(
    '$',
  );
}

/** Takes as long for a customer who does not exist (null) as for one whose password is wrong. */
export async function isPassword(
  password: string,
  hash: string | null,
  from: string | null = null,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? UNKNOWN_ACCOUNT).split('$');
  const expected = Buffer.from(key, 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await keyOf(password, Buffer.from(salt, 'base64'), cost, from);
  return given !== null && timingSafeEqual(given, expected) && hash !== null;
}

const UNKNOWN_ACCOUNT = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  Buffer.alloc(16).toString('base64'),
  Buffer.alloc(KEY_BYTES).toString('base64'),
].join('$');

async function keyOf(
  password: string,
  salt: Buffer,
  cost: typeof COST,
  from: string | null,
): Promise<Buffer | null> {
  const normal = password.normalize('NFKC');
  const key = await derive({ password: normal, salt, keyBytes: KEY_BYTES, cost }, from);
  return key && Buffer.from(key);
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { derive } from './password-queue.ts';

/** Cost parameters of scrypt. */
export type HashCost = { readonly N: number; readonly r: number; readonly p: number };

/** About 60 ms and 32 MB a guess. The hash contains its parameters, so that they may be raised later. */
export const HASH_COST: HashCost = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;

export type PasswordHashes = {
  /** "scrypt$32768$8$1$<salt>$<key>". `from` is the requesting address, which has a limited share of the queue. */
  readonly hash: (password: string, from: string | null) => Promise<string>;
  /** Takes as long for a missing customer (null) as for a wrong password. */
  readonly isRight: (
    password: string,
    hash: string | null,
    from: string | null,
  ) => Promise<boolean>;
};

/** Makes hashes of this cost, and verifies hashes of any cost. */
export function passwordHashes(cost: HashCost = HASH_COST): PasswordHashes {
  const unknownAccount = written(cost, Buffer.alloc(16), Buffer.alloc(KEY_BYTES));
  return {
    async hash(password, from) {
      const salt = randomBytes(16);
      const key = await keyOf(password, salt, cost, from);
      if (!key) throw new Error('A password could not be hashed');
      return written(cost, salt, key);
    },
    async isRight(password, hash, from) {
      const [, N, r, p, salt = '', key = ''] = (hash ?? unknownAccount).split('$');
      const expected = Buffer.from(key, 'base64');
      const own = { N: Number(N), r: Number(r), p: Number(p) };
      const given = await keyOf(password, Buffer.from(salt, 'base64'), own, from);
      return given !== null && timingSafeEqual(given, expected) && hash !== null;
    },
  };
}

const written = ({ N, r, p }: HashCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');

async function keyOf(
  password: string,
  salt: Buffer,
  cost: HashCost,
  from: string | null,
): Promise<Buffer | null> {
  const normal = password.normalize('NFKC');
  const key = await derive({ password: normal, salt, keyBytes: KEY_BYTES, cost }, from);
  return key && Buffer.from(key);
}

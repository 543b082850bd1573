import { randomBytes } from 'node:crypto';
import type { Db } from '#server/kernel/database.ts';

/** Random integer of 53 bits: exact as a JSON number, and not adjacent to another guest's (D-110). */
export async function admitGuest(db: Db, now: Date): Promise<number> {
  const guest = Number(randomBytes(8).readBigUInt64BE() >> 11n) || 1;
  await db.insertInto('guest').values({ id: guest, created_at: now }).execute();
  return guest;
}

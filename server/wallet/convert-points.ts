import type { Currency } from '#domain/kernel/money.ts';
import { refusalOf, worthOf } from '#domain/wallet/points.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { balanceOf, book, lockCustomer } from './ledger.ts';
import * as errorMessages from './error-messages.ts';

type Conversion = {
  readonly customer: number;
  readonly points: number;
  readonly currency: Currency;
  readonly rewards: StoredSettings['rewards'];
  readonly at: Date;
};

/**
 * Converts points into wallet money. Must run in a transaction: a concurrent conversion sees the remaining
 * points.
 */
export async function convertPoints(
  db: Db,
  { customer, points, currency, rewards, at }: Conversion,
): Promise<void> {
  if (!rewards.points || !rewards.wallet)
    throw httpError(203, 'point', errorMessages.NO_POINTS_HERE);
  await lockCustomer(db, customer);
  const terms = { perUnit: rewards.pointsPerUnit, minimum: rewards.minimumPoints };
  const have = await balanceOf(db, 'points', customer);
  const refusal = refusalOf(points, have, terms, currency);
  if (refusal) throw httpError(203, 'point', errorMessages.conversionRefused(refusal));
  const worth = worthOf(points, terms, currency);
  await book(db, 'points', {
    ...{ customer, kind: 'point_to_wallet', change: -points, reference: null, at },
  });
  await book(db, 'wallet', {
    ...{ customer, kind: 'loyalty_point', change: worth.minor, reference: null, at },
  });
}

import type { Db } from '#server/kernel/database.ts';
import { book } from '#server/wallet/ledger.ts';

/** Everything on: a point for each dollar, a dollar for fifty points, five dollars for an invitation. */
export const REWARDS = {
  ...{ wallet: true, addFund: true, points: true, referrals: true },
  ...{ pointsPercent: 100, pointsPerUnit: 50, minimumPoints: 100, referralCredit: 500 },
};

const AT = new Date('2026-11-01T12:00:00Z');

/** Changes a customer's wallet balance, in minor units. */
export const inWallet = (db: Db, customer: number, change: number) =>
  db.transaction().execute((transaction) =>
    book(transaction, 'wallet', {
      ...{ customer, kind: 'add_fund', change, reference: null, at: AT },
    }),
  );

export const withPoints = (db: Db, customer: number, change: number) =>
  db.transaction().execute((transaction) =>
    book(transaction, 'points', {
      ...{ customer, kind: 'order_place', change, reference: null, at: AT },
    }),
  );

import type { Insertable } from 'kysely';
import { DAY } from '#domain/kernel/instant.ts';
import type { LedgerKind, LedgerName } from '#domain/wallet/ledger.ts';
import type { SettingTable } from '#server/kernel/schema.ts';
import type { LedgerEntryTable } from '#server/kernel/schema.wallet.ts';

type Row = Insertable<LedgerEntryTable>;
/** How many days ago, why, how much in minor units or points, and for which order from before. */
type Booking = readonly [days: number, kind: LedgerKind, change: number, reference?: string];

/** The example shop gives a point for each dollar, a dollar for fifty points and five for an invitation. */
export const rewardSettings = (): { readonly setting: Insertable<SettingTable>[] } => ({
  setting: [
    {
      key: 'rewards',
      value: JSON.stringify({
        ...{ wallet: true, addFund: true, points: true, referrals: true },
        ...{ pointsPercent: 100, pointsPerUnit: 50, minimumPoints: 100, referralCredit: 500 },
      }),
    },
  ],
});

/** Asha has used all there is: 50 dollars and 320 points are left. Orders of that time are not kept. */
const HISTORY: Readonly<Record<number, Partial<Record<LedgerName, readonly Booking[]>>>> = {
  1: {
    wallet: [
      [86, 'add_fund', 2_000, 'example-1'],
      [80, 'order_refund', 1_845, '90112'],
      [74, 'order_place', -2_460, '90187'],
      [66, 'loyalty_point', 300],
      [59, 'referrer', 500, 'example-2'],
      [52, 'add_fund', 5_000, 'example-3'],
      [47, 'order_place', -3_175, '90266'],
      [41, 'order_refund', 940, '90301'],
      [33, 'order_place', -2_899, '90354'],
      [26, 'loyalty_point', 400],
      [19, 'add_fund', 4_000, 'example-4'],
      [12, 'order_place', -1_951, '90418'],
      [5, 'referrer', 500, 'example-5'],
    ],
    points: [
      [84, 'order_place', 61, '90098'],
      [80, 'order_place', 18, '90112'],
      [73, 'order_place', 74, '90187'],
      [66, 'point_to_wallet', -150],
      [61, 'order_place', 92, '90229'],
      [46, 'order_place', 131, '90266'],
      [40, 'order_place', 9, '90301'],
      [32, 'order_place', 88, '90354'],
      [26, 'point_to_wallet', -200],
      [21, 'order_place', 57, '90390'],
      [11, 'order_place', 68, '90418'],
      [4, 'order_place', 72, '90447'],
    ],
  },
  2: { points: [[15, 'order_place', 40, '90405']] },
  3: { wallet: [[22, 'order_refund', 1_250, '90388']] },
};

/** What the example customers have, and how they came by it. */
export const ledgerRows = (now: Date): { readonly ledger_entry: Row[] } => ({
  ledger_entry: Object.entries(HISTORY).flatMap(([customer, ledgers]) =>
    Object.entries(ledgers).flatMap(([ledger, bookings]) =>
      rowsOf(Number(customer), ledger as LedgerName, bookings, now),
    ),
  ),
});

function rowsOf(
  customer_id: number,
  ledger: LedgerName,
  bookings: readonly Booking[],
  now: Date,
): Row[] {
  let balance = 0;
  return bookings.map(([days, kind, change, reference = null], at) => {
    balance += change;
    return {
      ...{ ledger, customer_id, number: at + 1, kind, reference, balance },
      ...{ credit: Math.max(change, 0), debit: Math.max(-change, 0) },
      created_at: new Date(now.getTime() - days * DAY),
    };
  });
}

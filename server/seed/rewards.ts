import type { Insertable } from 'kysely';
import { DAY } from '#domain/kernel/instant.ts';
import type { LedgerKind, LedgerName } from '#domain/wallet/ledger.ts';
import type { LedgerEntryTable, SettingTable } from '#server/kernel/schema.ts';

type Row = Insertable<LedgerEntryTable>;
/** Days ago, kind, minor units or points, and reference. */
type Booking = readonly [days: number, kind: LedgerKind, change: number, reference?: string];

/** Settings: one point per dollar, a dollar for fifty points, five dollars per invitation. */
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

/**
 * Asha has 50 dollars and 320 points left. Example data contain no earlier orders, so the history starts with
 * opening balances.
 */
const HISTORY: Readonly<Record<number, Partial<Record<LedgerName, readonly Booking[]>>>> = {
  1: {
    wallet: [
      [88, 'opening', 1_300],
      [86, 'add_fund', 200, 'example-1'],
      [80, 'add_fund', 150, 'example-2'],
      [74, 'add_fund', 250, 'example-3'],
      [66, 'loyalty_point', 300],
      [59, 'referrer', 500, 'example-4'],
      [52, 'add_fund', 300, 'example-5'],
      [47, 'add_fund', 100, 'example-6'],
      [33, 'add_fund', 400, 'example-7'],
      [26, 'loyalty_point', 400],
      [19, 'add_fund', 350, 'example-8'],
      [12, 'add_fund', 250, 'example-9'],
      [5, 'referrer', 500, 'example-10'],
    ],
    points: [
      [84, 'opening', 670],
      [66, 'point_to_wallet', -150],
      [26, 'point_to_wallet', -200],
    ],
  },
  2: { points: [[15, 'opening', 40]] },
  3: { wallet: [[22, 'opening', 1_250]] },
};

/** Ledgers of the example customers. */
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

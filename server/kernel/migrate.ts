import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { withoutLimits, type Db } from './database.ts';
import * as server from './migrations/0001-shop.ts';
import * as stock from './migrations/0002-stock-and-sessions.ts';
import * as attempts from './migrations/0004-attempts.ts';
import * as exampleData from './migrations/0005-example-data.ts';
import * as expiryIndexes from './migrations/0006-expiry-indexes.ts';
import * as orderTypes from './migrations/0008-order-types.ts';
import * as variations from './migrations/0009-variations.ts';
import * as trueRatings from './migrations/0010-true-ratings.ts';
import * as translations from './migrations/0011-translations.ts';
import * as shownPrice from './migrations/0013-shown-price.ts';
import * as bannerTargets from './migrations/0014-banner-targets.ts';
import * as rentalVehicles from './migrations/0015-rental-vehicles.ts';
import * as trips from './migrations/0016-trips.ts';
import * as vehicleSearch from './migrations/0017-vehicle-search.ts';
import * as wishlist from './migrations/0019-wishlist.ts';
import * as tripCoupons from './migrations/0020-trip-coupons.ts';
import * as addressDetails from './migrations/0021-address-details.ts';
import * as search from './migrations/0022-search.ts';
import * as interests from './migrations/0023-interests.ts';
import * as coupons from './migrations/0024-coupons.ts';
import * as prescriptions from './migrations/0025-prescriptions.ts';
import * as afterOrders from './migrations/0026-after-orders.ts';
import * as slotCapacity from './migrations/0028-slot-capacity.ts';
import * as campaigns from './migrations/0030-campaigns.ts';
import * as courierPosition from './migrations/0031-courier-position.ts';
import * as wallet from './migrations/0032-wallet.ts';
import * as conversations from './migrations/0033-conversations.ts';
import * as verifiedContacts from './migrations/0034-verified-contacts.ts';
import * as payments from './migrations/0035-payments.ts';
import * as parcels from './migrations/0036-parcels.ts';
import * as verificationCodes from './migrations/0037-verification-codes.ts';
import * as sessionDevices from './migrations/0038-session-devices.ts';
import * as reviewPictures from './migrations/0039-review-pictures.ts';
import * as catalogueVersion from './migrations/0040-catalogue-version.ts';
import * as addCartLine from './migrations/0041-add-cart-line.ts';
import * as cardPrice from './migrations/0042-card-price.ts';
import * as listedItems from './migrations/0043-listed-items.ts';
import * as parcelCategoriesMoveTheVersion from './migrations/0044-parcel-categories-move-the-version.ts';
import * as paymentsOutliveAccounts from './migrations/0045-payments-outlive-accounts.ts';
import * as wordsByTheirStart from './migrations/0046-words-by-their-start.ts';
import * as verifiedContactsCount from './migrations/0047-verified-contacts-count.ts';
import * as rentalSearch from './migrations/0048-rental-search.ts';
import { StartRefusal } from './start-refusal.ts';

/** In order; a migration that has been released is never edited, only followed by another one. */
const MIGRATIONS = {
  '0001-shop': server,
  '0002-stock-and-sessions': stock,
  '0004-attempts': attempts,
  '0005-example-data': exampleData,
  '0006-expiry-indexes': expiryIndexes,
  '0008-order-types': orderTypes,
  '0009-variations': variations,
  '0010-true-ratings': trueRatings,
  '0011-translations': translations,
  '0013-shown-price': shownPrice,
  '0014-banner-targets': bannerTargets,
  '0015-rental-vehicles': rentalVehicles,
  '0016-trips': trips,
  '0017-vehicle-search': vehicleSearch,
  '0019-wishlist': wishlist,
  '0020-trip-coupons': tripCoupons,
  '0021-address-details': addressDetails,
  '0022-search': search,
  '0023-interests': interests,
  '0024-coupons': coupons,
  '0025-prescriptions': prescriptions,
  '0026-after-orders': afterOrders,
  '0028-slot-capacity': slotCapacity,
  '0030-campaigns': campaigns,
  '0031-courier-position': courierPosition,
  '0032-wallet': wallet,
  '0033-conversations': conversations,
  '0034-verified-contacts': verifiedContacts,
  '0035-payments': payments,
  '0036-parcels': parcels,
  '0037-verification-codes': verificationCodes,
  '0038-session-devices': sessionDevices,
  '0039-review-pictures': reviewPictures,
  '0040-catalogue-version': catalogueVersion,
  '0041-add-cart-line': addCartLine,
  '0042-card-price': cardPrice,
  '0043-listed-items': listedItems,
  '0044-parcel-categories-move-the-version': parcelCategoriesMoveTheVersion,
  '0045-payments-outlive-accounts': paymentsOutliveAccounts,
  '0046-words-by-their-start': wordsByTheirStart,
  '0047-verified-contacts-count': verifiedContactsCount,
  '0048-rental-search': rentalSearch,
};

export type MigrationName = keyof typeof MIGRATIONS;
export const migrationNames = Object.keys(MIGRATIONS) as readonly MigrationName[];

/** Brings the tables to the newest form, or to an older one that a test begins with. Call it inside `exclusively`. */
export async function migrate(db: Db, to: MigrationName | null = null): Promise<void> {
  const unknown = (await appliedTo(db)).filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) {
    throw new StartRefusal(
      `The database was changed by a newer version of Sundry (${unknown.join(', ')}): start that version, or restore a backup from before it.`,
    );
  }
  // An index of a large table takes longer than a call may. The limit on locks stays, since others wait behind.
  const { error } = await withoutLimits(db, ['statement_timeout'], (connection) => {
    const provider = { getMigrations: async () => MIGRATIONS };
    const migrator = new Migrator({ db: connection, provider });
    return to === null ? migrator.migrateToLatest() : migrator.migrateTo(to);
  });
  if (error) throw new Error('The database could not be migrated', { cause: error });
}

/** The names of the migrations that this database has been through. */
async function appliedTo(db: Db): Promise<readonly string[]> {
  const table = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!table.rows[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether the tables are as this version needs them. */
export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await appliedTo(db);
  return migrationNames.every((name) => applied.includes(name));
}

import type { DistanceUnit } from '#domain/kernel/distance.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Db } from './database.ts';

/**
 * Owner's settings by key of the table `setting`; a missing row or field means the default below. Money is in minor
 * units.
 */
export const DEFAULT_SETTINGS = {
  business: {
    name: 'Sundry',
    logo: '/brand/logo.svg',
    address: '200 Broadway, New York',
    phone: '+12125550100',
    email: 'hello@sundry.example',
    country: 'US',
    latitude: 40.7128,
    longitude: -74.006,
    timeZone: 'America/New_York',
    distanceUnit: 'km' as DistanceUnit,
  },
  money: {
    code: 'USD',
    symbol: '$',
    symbolSide: 'left' as 'left' | 'right',
    digits: 2,
    freeDeliveryFrom: 5_000 as number | null,
    taxIncluded: false,
  },
  ordering: {
    guestCheckout: true,
    cashOnDelivery: true,
    /** Payment through the gateway: switched on by the owner, and offered if a gateway exists. */
    digitalPayment: false,
    homeDelivery: true,
    takeAway: true,
    scheduling: true,
    slotMinutes: 30,
    vegetarianMarks: true,
  },
  rewards: {
    wallet: false,
    addFund: false,
    points: false,
    /** Points earned per hundred units of an order's total. */
    pointsPercent: 100,
    /** Points per unit of the currency, and the minimum of a conversion. */
    pointsPerUnit: 50,
    minimumPoints: 100,
    referrals: false,
    /** Credit of the inviter, in minor units. */
    referralCredit: 500,
  },
  /** Other sites of the owner, beside the modules; empty ones are not shown. */
  links: { travels: '', handyman: '' },
  /** The owner's texts that replace ours, as markup by language: `{ "about-us": { "en": "<p>…" } }`. */
  texts: {} as Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>,
};
export type StoredSettings = typeof DEFAULT_SETTINGS;

/** Without a gateway no payment through it is offered, whatever the owner has switched on. */
export const withoutGateway = (settings: StoredSettings): StoredSettings => ({
  ...settings,
  ordering: { ...settings.ordering, digitalPayment: false },
  rewards: { ...settings.rewards, addFund: false },
});

/** Reads the settings anew for each use, coalesced, as another process may have changed them. */
export async function readSettings(db: Db): Promise<StoredSettings> {
  const rows = await db.selectFrom('setting').selectAll().execute();
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return {
    business: { ...DEFAULT_SETTINGS.business, ...stored['business'] },
    money: { ...DEFAULT_SETTINGS.money, ...stored['money'] },
    ordering: { ...DEFAULT_SETTINGS.ordering, ...stored['ordering'] },
    rewards: { ...DEFAULT_SETTINGS.rewards, ...stored['rewards'] },
    links: { ...DEFAULT_SETTINGS.links, ...stored['links'] },
    texts: { ...DEFAULT_SETTINGS.texts, ...stored['texts'] },
  };
}

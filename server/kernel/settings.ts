import type { DistanceUnit } from '#domain/kernel/distance.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Db } from './database.ts';

/**
 * What an owner may change, by key of the table `setting`; a missing row or field means the default
 * below. Money is in minor units.
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
    /** Through the gateway: an owner switches it on, and it is offered where there is one. */
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
    /** How many points a hundred units of an order's total earn. */
    pointsPercent: 100,
    /** How many points are worth one unit of the currency, and how many have to be converted at once. */
    pointsPerUnit: 50,
    minimumPoints: 100,
    referrals: false,
    /** Minor units, for the inviter. */
    referralCredit: 500,
  },
  /** Other sites of the owner, beside the modules; what is empty is not shown. */
  links: { travels: '', handyman: '' },
  /** The owner's own texts in the place of ours, as markup by language: `{ "about-us": { "en": "<p>…" } }`. */
  texts: {} as Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>,
};
export type StoredSettings = typeof DEFAULT_SETTINGS;

/** Without a gateway nothing that is paid there is offered, whatever the owner has switched on. */
export const withoutGateway = (settings: StoredSettings): StoredSettings => ({
  ...settings,
  ordering: { ...settings.ordering, digitalPayment: false },
  rewards: { ...settings.rewards, addFund: false },
});

/** Read anew for each use, or for all that begin at about the same time: another process may have changed them. */
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

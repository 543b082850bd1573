import { describe, expect, test } from 'vitest';
import { isSwitchedOff, menuFor, profilePage } from './profile-menu.ts';

const ALL_ON = { wallet: true, loyaltyPoints: true, referrals: true };
const RENTAL = [{ type: 'food' }, { type: 'rental' }];
const names = (...[config, modules]: Parameters<typeof menuFor>) =>
  menuFor(config, modules).map(({ name }) => name);

describe("a customer's menu", () => {
  test('has the ten entries in order, numbered from 1 to 10 (ACC-01, ACC-02, ACC-04, D-54)', () => {
    expect(menuFor(ALL_ON, RENTAL)).toEqual([
      { id: 1, name: 'profile-settings' },
      { id: 2, name: 'my-orders' },
      { id: 3, name: 'my-trips' },
      { id: 4, name: 'wallet' },
      { id: 5, name: 'coupons' },
      { id: 6, name: 'loyalty-points' },
      { id: 7, name: 'referral-code' },
      { id: 8, name: 'inbox' },
      { id: 9, name: 'settings' },
      { id: 10, name: 'logout' },
    ]);
  });

  test('keeps the number of each entry while others are hidden (D-54)', () => {
    const nothing = { wallet: false, loyaltyPoints: false, referrals: false };

    expect(menuFor(nothing, []).map(({ id }) => id)).toEqual([1, 2, 5, 8, 9, 10]);
  });

  test.each([
    { off: 'wallet', hides: 'wallet', id: 'ACC-17' },
    { off: 'loyaltyPoints', hides: 'loyalty-points', id: 'ACC-18' },
    { off: 'referrals', hides: 'referral-code', id: 'ACC-19' },
  ] as const)('has no $hides where the owner has switched that off ($id)', ({ off, hides }) => {
    const config = { ...ALL_ON, [off]: false };

    expect(names(ALL_ON, RENTAL)).toContain(hides);
    expect(names(config, RENTAL)).toEqual(names(ALL_ON, RENTAL).filter((name) => name !== hides));
    expect(isSwitchedOff(hides, config, RENTAL)).toBe(true);
    expect(isSwitchedOff(hides, ALL_ON, RENTAL)).toBe(false);
  });

  test.each([
    { modules: RENTAL, shown: true, off: false, because: 'vehicles can be rented' },
    { modules: [{ type: 'food' }], shown: false, off: true, because: 'none can be rented' },
    { modules: null, shown: false, off: false, because: 'that is not known yet' },
  ])('shows the trips: $shown, because $because (ACC-20)', ({ modules, shown, off }) => {
    expect(names(ALL_ON, modules).includes('my-trips')).toBe(shown);
    expect(isSwitchedOff('my-trips', ALL_ON, modules)).toBe(off);
  });
});

test.each([
  ['wallet', 'wallet'],
  ['logout', null],
  ['Wallet', null],
  ['', null],
  [null, null],
])('an address that asks for %j means the page %j (NAV-14)', (text, page) => {
  expect(profilePage(text)).toBe(page);
});

import type { AppConfig } from '#domain/shell/config.ts';

type Entry = {
  /** Stable: it does not change when other entries are hidden (D-54). */
  readonly id: number;
  readonly name: string;
  /** The setting or module that enables the entry; null for always. */
  readonly needs: 'wallet' | 'loyaltyPoints' | 'referrals' | 'rental' | null;
};

/** In display order: the pages of the profile by their names in addresses, and signing out. */
const ENTRIES = [
  { id: 1, name: 'profile-settings', needs: null },
  { id: 2, name: 'my-orders', needs: null },
  { id: 3, name: 'my-trips', needs: 'rental' },
  { id: 4, name: 'wallet', needs: 'wallet' },
  { id: 5, name: 'coupons', needs: null },
  { id: 6, name: 'loyalty-points', needs: 'loyaltyPoints' },
  { id: 7, name: 'referral-code', needs: 'referrals' },
  { id: 8, name: 'inbox', needs: null },
  { id: 9, name: 'settings', needs: null },
  { id: 10, name: 'logout', needs: null },
] as const satisfies readonly Entry[];

export type MenuEntry = Pick<(typeof ENTRIES)[number], 'id' | 'name'>;
export type ProfilePage = Exclude<MenuEntry['name'], 'logout'>;

type Switches = Pick<AppConfig, 'wallet' | 'loyaltyPoints' | 'referrals'>;
/** Null while unknown. */
type Modules = readonly { readonly type: string }[] | null;

export const menuFor = (config: Switches, modules: Modules): readonly MenuEntry[] =>
  ENTRIES.filter(({ needs }) => isOn(needs, config, modules) === true).map(({ id, name }) => ({
    id,
    name,
  }));

/** True only when the page is known to be disabled: an unknown setting turns no customer away. */
export const isSwitchedOff = (page: ProfilePage, config: Switches, modules: Modules): boolean =>
  ENTRIES.some(({ name, needs }) => name === page && isOn(needs, config, modules) === false);

export const profilePage = (text: string | null): ProfilePage | null =>
  ENTRIES.map(({ name }) => name)
    .filter((name) => name !== 'logout')
    .find((name) => name === text) ?? null;

/** Null while unknown. */
function isOn(needs: Entry['needs'], config: Switches, modules: Modules): boolean | null {
  if (needs === null) return true;
  if (needs !== 'rental') return config[needs];
  return modules?.some(({ type }) => type === 'rental') ?? null;
}

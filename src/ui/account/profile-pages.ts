import { createContext, useContext, type ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { PageId, Path } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import {
  isSwitchedOff,
  menuFor,
  profilePage,
  type MenuEntry,
  type ProfilePage,
} from '#domain/account/profile-menu.ts';
import type { IconName } from '#ui/design/icon.tsx';
import { paths } from '#application/kernel/path.ts';
import type { Routes } from '#ui/kernel/routes.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

type Link = {
  readonly title: MessageDescriptor;
  readonly icon: IconName;
  readonly path: Path;
  /** How much waits there. */
  readonly badge: ComponentType | null;
};

export type ProfilePages = Readonly<Partial<Record<ProfilePage, Link>>>;

/** The pages of the profile that this app has, as the app gives them. */
export const ProfilePagesContext = createContext<ProfilePages>({});

/** Those of all pages whose route gives them a place in the menu of the profile, by their names there. */
export function profilePagesOf(routes: Partial<Routes<PageId>>): ProfilePages {
  return Object.fromEntries(
    (Object.keys(routes) as PageId[]).flatMap((id) => {
      const { title, profileIcon: icon, profileBadge: badge = null } = routes[id] ?? {};
      const path = paths[id].pattern as Path;
      const name = profilePage(new URL(path, 'http://localhost').searchParams.get('page'));
      return name && title && icon ? [[name, { title, icon, path, badge }]] : [];
    }),
  );
}

/** Whether this page stands in the frame of the profile. */
export const isOfProfile = (id: PageId): boolean =>
  paths[id].pattern.split('?')[0] === paths.profile.pattern;

export type ProfileLink = Link & Pick<MenuEntry, 'id' | 'name'>;

/** The pages that are open to this customer, in the order of the menu. */
export function useProfileLinks(): readonly ProfileLink[] {
  const pages = useContext(ProfilePagesContext);
  const config = useStorefront(select.config);
  const modules = useModulesHere();
  if (!config) return [];
  return menuFor(config, modules).flatMap(({ id, name }) => {
    const link = name === 'logout' ? undefined : pages[name];
    return link ? [{ id, name, ...link }] : [];
  });
}

/** Whether the page that the address asks for is one that the owner has switched off. */
export function useIsSwitchedOff(): boolean {
  const asked = profilePage(useQueryValue('page'));
  const config = useStorefront(select.config);
  const modules = useModulesHere();
  return asked !== null && config !== null && isSwitchedOff(asked, config, modules);
}

/** The list holds active modules alone; null while it is not known. */
function useModulesHere() {
  const { queries } = useServices();
  const scope = useReadScope();
  const { value } = useRead(scope.zones === null ? null : queries.catalogue.modules(scope));
  return value ?? null;
}

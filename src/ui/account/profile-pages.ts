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
  readonly badge: ComponentType | null;
};

export type ProfilePages = Readonly<Partial<Record<ProfilePage, Link>>>;

export const ProfilePagesContext = createContext<ProfilePages>({});

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

export const isOfProfile = (id: PageId): boolean =>
  paths[id].pattern.split('?')[0] === paths.profile.pattern;

export type ProfileLink = Link & Pick<MenuEntry, 'id' | 'name'>;

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

export function useIsSwitchedOff(): boolean {
  const asked = profilePage(useQueryValue('page'));
  const config = useStorefront(select.config);
  const modules = useModulesHere();
  return asked !== null && config !== null && isSwitchedOff(asked, config, modules);
}

/** Active modules only; null while unknown. */
function useModulesHere() {
  const { queries } = useServices();
  const scope = useReadScope();
  const { value } = useRead(scope.zones === null ? null : queries.catalogue.modules(scope));
  return value ?? null;
}

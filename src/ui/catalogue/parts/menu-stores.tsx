import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { sellsItems } from '#domain/catalogue/module.ts';
import { messages } from '#ui/catalogue/menu.messages.ts';
import { messages as titles } from '#ui/catalogue/pages/titles.messages.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { MenuList } from './menu-list.tsx';

export const HomeEntry = () => (
  <MenuLink to={paths.home()} replace>
    <Icon name="home" />
    <FormattedMessage {...titles.home} />
  </MenuLink>
);

const LISTS = {
  latest: {
    title: messages.latestStores,
    all: { to: paths.latestStores(), texts: messages.moreLatest },
  },
  popular: {
    title: titles.popularStores,
    all: { to: paths.popularStores(), texts: messages.morePopular },
  },
} as const;

export const LatestStoresEntries = () => <Stores list="latest" />;

export const PopularStoresEntries = () => <Stores list="popular" />;

function Stores({ list }: { readonly list: keyof typeof LISTS }) {
  const { queries } = useServices();
  const scope = useReadScope();
  const type = useStorefront(select.shownModule);
  const hasStores = type !== null && sellsItems(type);
  const { value } = useRead(hasStores ? queries.catalogue.stores(scope, list, 1) : null);
  const rows = (value?.rows ?? []).map((store) => ({
    ...{ id: store.id, name: store.name },
    to: paths.store(store),
  }));
  return <MenuList {...LISTS[list]} rows={rows} />;
}

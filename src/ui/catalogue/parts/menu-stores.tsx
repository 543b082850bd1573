import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { messages } from '#ui/catalogue/menu.messages.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuSection } from '#ui/design/menu-section.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

export const HomeEntry = () => (
  <MenuLink to={paths.home()} replace>
    <Icon name="home" />
    <FormattedMessage {...messages.home} />
  </MenuLink>
);

export const LatestStoresEntries = () => (
  <Stores list="latest" title={messages.latestStores} all={messages.moreLatest} />
);

export const PopularStoresEntries = () => (
  <Stores list="popular" title={messages.popularStores} all={messages.morePopular} />
);

const SHOWN = 12;

type Props = {
  readonly list: 'latest' | 'popular';
  readonly title: MessageDescriptor;
  readonly all: MessageDescriptor;
};

/** In the menu: the first stores of a list, and the way to all of them. */
function Stores({ list, title, all }: Props) {
  const { queries } = useServices();
  const scope = useReadScope();
  const module = useStorefront(select.module);
  const here = scope.zones !== null && module !== null;
  const stores = useRead(here ? queries.catalogue.stores(scope, list, 1) : null);
  if (!stores.value || stores.value.rows.length === 0) return null;
  return (
    <MenuSection title={<FormattedMessage {...title} />}>
      {stores.value.rows.slice(0, SHOWN).map(({ id, name, moduleId, zoneId }) => (
        <MenuLink
          key={id}
          replace
          to={paths.store({ id, moduleId, zoneId, ...(module ? { moduleType: module.type } : {}) })}
        >
          <Icon name="store" />
          <bdi>{name}</bdi>
        </MenuLink>
      ))}
      <MenuLink
        to={list === 'latest' ? paths.latestStores() : paths.popularStores()}
        replace
        color="brand.fg"
      >
        <Icon name="arrowEnd" />
        <FormattedMessage {...all} />
      </MenuLink>
    </MenuSection>
  );
}

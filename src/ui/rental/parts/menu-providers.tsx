import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { MenuList } from '#ui/catalogue/parts/menu-list.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/rental/pages/provider.messages.ts';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';

const LISTS = {
  latest: {
    title: titles.latestProviders,
    all: { to: paths.latestStores(), texts: messages.allLatest },
  },
  popular: {
    title: titles.popularProviders,
    all: { to: paths.popularStores(), texts: messages.allPopular },
  },
} as const;

type Props = { readonly list: keyof typeof LISTS };

export const LatestProvidersEntries = () => <OfRental list="latest" />;

export const PopularProvidersEntries = () => <OfRental list="popular" />;

/** Renders in this module only, so that others do not load its code. */
const OfRental = (props: Props) =>
  useStorefront(select.shownModule) === 'rental' ? <Providers {...props} /> : null;

function Providers({ list }: Props) {
  const { value } = useRentalRead((vehicles, scope) => vehicles.providers(scope, list, 1));
  const rows = (value?.rows ?? []).map(({ id, name }) => ({ id, name, to: paths.provider(id) }));
  return <MenuList {...LISTS[list]} rows={rows} />;
}

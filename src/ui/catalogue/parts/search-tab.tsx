import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { messages } from '#ui/catalogue/pages/titles.messages.ts';
import { TabLink } from '#ui/kernel/tab-link.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

export function SearchTab() {
  const { pathname } = useAddress();
  const isRental = useStorefront(select.isRental);
  const [page, to] = isRental
    ? [paths.vehicleSearch, paths.vehicleSearch('all')]
    : [paths.search, paths.search()];
  return (
    <TabLink
      to={to}
      icon="search"
      label={<FormattedMessage {...messages.search} />}
      isCurrent={pathname === page.pattern}
    />
  );
}

import { Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VehicleOrigin } from '#application/kernel/path.ts';
import { filterCount, type VehicleFilters as Narrowed } from '#domain/rental/vehicle-search.ts';
import { messages as filtersMessages } from '#ui/catalogue/filters.messages.ts';
import { FiltersBeside } from '#ui/design/filters-beside.tsx';
import { FiltersInDrawer } from '#ui/kernel/filters-in-drawer.tsx';
import { messages } from '#ui/rental/pages/search.messages.ts';
import { useRentalPage, useRentalRead } from '#ui/rental/use-rental-read.ts';
import type { SearchControls } from '#ui/rental/use-vehicle-search.ts';
import { FoundVehicles } from './found-vehicles.tsx';
import { SearchToolbar } from './search-toolbar.tsx';
import { VehicleFilters } from './vehicle-filters.tsx';

type Props = {
  readonly controls: SearchControls;
  readonly from: VehicleOrigin;
  /** Fixed provider or name, independent of the address. */
  readonly within?: Partial<Pick<Narrowed, 'provider' | 'name'>>;
};

export function VehicleList({ controls, from, within }: Props) {
  const { formatMessage } = useIntl();
  const { search } = controls;
  const set = filterCount(search.filters);
  const asked = { ...search, filters: { ...search.filters, ...within } };
  const read = useRentalPage((vehicles, scope) => vehicles.search(scope, asked));
  const kinds = useRentalRead((vehicles, scope) => vehicles.categories(scope));
  const filters = (name: string) => (
    <VehicleFilters
      controls={controls}
      prices={read.value?.prices}
      categories={kinds.value ?? (kinds.loading ? null : [])}
      name={name}
    />
  );
  return (
    <FiltersBeside label={formatMessage(filtersMessages.title)} filters={filters('aside')}>
      <Stack gap="5" flex="1" minW="0">
        <SearchToolbar
          controls={controls}
          total={read.value?.total}
          filter={
            <FiltersInDrawer
              title={<FormattedMessage {...filtersMessages.title} />}
              opens={<FormattedMessage {...filtersMessages.set} values={{ count: set }} />}
              shows={
                <FormattedMessage {...messages.show} values={{ count: read.value?.total ?? 0 }} />
              }
            >
              {filters('drawer')}
            </FiltersInDrawer>
          }
        />
        <FoundVehicles
          controls={controls}
          read={read}
          from={from}
          term={asked.filters.name || null}
        />
      </Stack>
    </FiltersBeside>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { goodsFilterCount } from '#domain/catalogue/goods-search.ts';
import { messages as filtersMessages } from '#ui/catalogue/filters.messages.ts';
import { FiltersBeside } from '#ui/design/filters-beside.tsx';
import { FiltersInDrawer } from '#ui/kernel/filters-in-drawer.tsx';
import { messages } from '#ui/catalogue/pages/search.messages.ts';
import type { FilterControls } from '#ui/catalogue/use-list-filters.ts';
import { SearchFilters } from './search-filters.tsx';
import type { Elements } from '#ui/design/elements.ts';

type BesideProps = { readonly controls: FilterControls; readonly children: Elements };

export function GoodsFiltersBeside({ controls, children }: BesideProps) {
  const { formatMessage } = useIntl();
  return (
    <FiltersBeside
      label={formatMessage(filtersMessages.title)}
      filters={<SearchFilters controls={controls} />}
    >
      {children}
    </FiltersBeside>
  );
}

type ButtonProps = {
  readonly controls: FilterControls;
  /** Number of results; negative while unknown. */
  readonly count: number;
  readonly more?: boolean;
};

export function GoodsFiltersButton({ controls, count, more = false }: ButtonProps) {
  const set = goodsFilterCount(controls.filters, controls.of);
  return (
    <FiltersInDrawer
      title={<FormattedMessage {...filtersMessages.title} />}
      opens={<FormattedMessage {...filtersMessages.set} values={{ count: set }} />}
      shows={<FormattedMessage {...messages.show} values={{ count, more: String(more) }} />}
    >
      <SearchFilters controls={controls} />
    </FiltersInDrawer>
  );
}

import { Button, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { VehicleCategory, VehiclePage } from '#application/rental/rental.queries.ts';
import { TRIP_TYPES } from '#domain/rental/trip-details.ts';
import { FUELS, TRANSMISSIONS } from '#domain/rental/vehicle.ts';
import {
  filterCount,
  NO_FILTERS,
  SEAT_RANGES,
  type VehicleFilters as Filters,
} from '#domain/rental/vehicle-search.ts';
import { messages as titles } from '#ui/catalogue/pages/titles.messages.ts';
import { messages as filtersMessages } from '#ui/catalogue/filters.messages.ts';
import { Choice } from '#ui/design/choice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { messages } from '#ui/rental/pages/search.messages.ts';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import type { SearchControls } from '#ui/rental/use-vehicle-search.ts';
import { FilterChips, FilterGroup } from '#ui/design/filter-group.tsx';
import { messages as vehicleFacts } from '#ui/rental/vehicle-facts.messages.ts';
import { PriceFilter } from './price-filter.tsx';
import { AIR_CONDITION_TEXTS, FUEL_TEXTS, seatsText, TRANSMISSION_TEXTS } from './vehicle-texts.ts';

type Categories = readonly VehicleCategory[];

type Props = {
  readonly controls: SearchControls;
  readonly prices: VehiclePage['prices'] | undefined;
  /** Distinguishes the radio groups of several filters on a page. */
  readonly name: string;
};

const RATINGS = [3, 4, 4.5] as const;
const AIRS = ['with', 'without'] as const;

/** Renders once everything has loaded, so that no filter moves under a finger. */
export const VehicleFilters = ({
  categories,
  ...props
}: Props & { readonly categories: Categories | null }) =>
  categories ? <AllFilters {...props} categories={categories} /> : <FiltersToCome />;

type AllProps = Props & { readonly categories: Categories };

/** Each choice takes effect at once and can be undone. */
function AllFilters({ controls, prices, name, categories }: AllProps) {
  const intl = useIntl();
  const { search, narrow, chooseType } = controls;
  const { filters, trip, isTypeChosen } = search;
  const chosen = isTypeChosen ? trip.type : null;
  const set = (change: Partial<Filters>) => narrow({ filters: change });
  return (
    <Stack gap="6">
      {chooseType ? (
        <FilterChips
          title={messages.tripType}
          values={TRIP_TYPES}
          isChosen={(type) => type === chosen}
          onChoose={(type) => chooseType(type === chosen ? null : type)}
          text={(type) => <FormattedMessage {...messages[type]} />}
        />
      ) : null}
      <CategoryFilter controls={controls} name={`${name}-category`} categories={categories} />
      <PriceFilter {...controls} prices={prices} />
      <FilterChips
        title={vehicleFacts.seats}
        values={SEAT_RANGES}
        isChosen={(range) => filters.seats.includes(range)}
        onChoose={(range) => set({ seats: toggled(filters.seats, range) })}
        text={(range) => seatsText(intl, range)}
        keyOf={({ min }) => String(min)}
      />
      {ONE_OF.map((OneOf) => (
        <OneOf key={OneOf.displayName} filters={filters} set={set} />
      ))}
      <BrandFilter controls={controls} name={`${name}-brand`} />
      {filterCount(filters) > 0 ? <ClearFilters controls={controls} /> : null}
    </Stack>
  );
}

type OneOfProps = {
  readonly filters: Filters;
  readonly set: (change: Partial<Filters>) => void;
};

/** A filter of at most one value: choosing the current value clears it. */
const oneOf = <Name extends 'airCondition' | 'transmission' | 'fuel' | 'rating'>(
  name: Name,
  title: MessageDescriptor,
  values: readonly NonNullable<Filters[Name]>[],
  text: (value: NonNullable<Filters[Name]>) => ReactNode,
) =>
  Object.assign(
    ({ filters, set }: OneOfProps) => (
      <FilterChips
        title={title}
        values={values}
        isChosen={(value) => value === filters[name]}
        onChoose={(value) => set({ [name]: value === filters[name] ? null : value })}
        text={text}
      />
    ),
    { displayName: name },
  );

const ONE_OF = [
  oneOf('airCondition', vehicleFacts.air, AIRS, (air) => (
    <FormattedMessage {...AIR_CONDITION_TEXTS[air]} />
  )),
  oneOf('transmission', vehicleFacts.transmission, TRANSMISSIONS, (one) => (
    <FormattedMessage {...TRANSMISSION_TEXTS[one]} />
  )),
  oneOf('fuel', vehicleFacts.fuel, FUELS, (fuel) => <FormattedMessage {...FUEL_TEXTS[fuel]} />),
  oneOf('rating', filtersMessages.rating, RATINGS, (rating) => (
    <FormattedMessage {...messages.ratingFrom} values={{ rating }} />
  )),
];

const FiltersToCome = () => (
  <Stack gap="6">
    {[5, 44, 24, 18].map((height) => (
      <Skeleton key={height} h={height} rounded="xl" />
    ))}
  </Stack>
);

export const ClearFilters = ({ controls }: Pick<Props, 'controls'>) => (
  <Button variant="outline" onClick={() => controls.narrow({ filters: NO_FILTERS })}>
    <FormattedMessage {...filtersMessages.clear} />
  </Button>
);

type ListProps = Pick<Props, 'controls' | 'name'>;

function CategoryFilter({
  controls: { search, narrow },
  name,
  categories,
}: ListProps & Pick<AllProps, 'categories'>) {
  const chosen = search.filters.categories;
  if (categories.length === 0) return null;
  return (
    <FilterGroup title={titles.category}>
      {categories.map(({ id, name: label }) => (
        <Choice
          key={id}
          of="many"
          name={name}
          label={<bdi>{label}</bdi>}
          checked={chosen.includes(id)}
          onChoose={() => narrow({ filters: { categories: toggled(chosen, id) } })}
        />
      ))}
    </FilterGroup>
  );
}

function BrandFilter({ controls: { search, narrow }, name }: ListProps) {
  const { value } = useRentalRead((vehicles, scope) => vehicles.brands(scope));
  const { brands } = search.filters;
  if (!value?.length) return null;
  return (
    <FilterGroup title={vehicleFacts.brand}>
      {value.map(({ id, name: label }) => (
        <Choice
          key={id}
          of="many"
          name={name}
          label={<bdi>{label}</bdi>}
          checked={brands.includes(id)}
          onChoose={() => narrow({ filters: { brands: toggled(brands, id) } })}
        />
      ))}
    </FilterGroup>
  );
}

const toggled = <Value,>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

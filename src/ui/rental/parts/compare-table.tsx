import { Box, chakra, Stack } from '@chakra-ui/react';
import { useContext } from 'react';
import { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { differs } from '#domain/rental/comparison.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import type { Vehicle, VehicleId } from '#domain/rental/vehicle.ts';
import { messages as filters } from '#ui/catalogue/filters.messages.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { Link } from '#ui/design/link.ts';
import { Picture } from '#ui/design/picture.tsx';
import { DecimalsContext } from '#ui/design/rating-badge.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages as amounts } from '#ui/kernel/amounts.messages.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import type { Read } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/rental/compare.messages.ts';
import type { Comparison } from '#ui/rental/use-comparison.ts';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import { ratesOf, vehicleDiscount } from '#ui/rental/use-vehicle-cards.ts';
import { messages as vehicleFacts } from '#ui/rental/vehicle-facts.messages.ts';
import { rateText } from './rate-price.tsx';
import { VehicleControl } from './vehicle-control.tsx';
import { factsOf } from './vehicle-facts-table.tsx';

type Column = { readonly id: VehicleId; readonly read: Read<Vehicle> };

const useColumn = (id: VehicleId | undefined): Read<Vehicle> =>
  useRentalRead((vehicles, scope) => (id === undefined ? null : vehicles.vehicle(scope, id)));

/** Reads the maximum number of vehicles: the number of hooks must not change. */
function useColumns([first, second, third, fourth]: readonly VehicleId[]): readonly Column[] {
  const reads = [useColumn(first), useColumn(second), useColumn(third), useColumn(fourth)];
  return [first, second, third, fourth].flatMap((id, at) => {
    const read = reads[at];
    return id === undefined || !read ? [] : [{ id, read }];
  });
}

const Table = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '0',
    w: 'full',
    tableLayout: 'fixed',
    textStyle: 'body',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      p: { base: '2.5', md: '3' },
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      w: { base: '7.75rem', md: '9rem' },
      overflowWrap: 'anywhere',
    },
    '& th:first-of-type': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      bg: 'bg',
      w: { base: '6.75rem', md: '9rem' },
      textStyle: 'label',
      color: 'fg.muted',
      borderInlineEndWidth: '1px',
      fontWeight: 'medium',
    },
    '& [data-differs] td': { fontWeight: 'semibold' },
  },
});
const NameLink = chakra(Link);

/** Columns are vehicles, rows are facts. A narrow window scrolls it; row headers stay in view. */
export function CompareTable({ comparison }: { readonly comparison: Comparison }) {
  const intl = useIntl();
  const decimals = useContext(DecimalsContext);
  const rowsOf = (vehicle: Vehicle) => rowsIn(intl, decimals, vehicle);
  const columns = useColumns(comparison.ids);
  const known = columns.flatMap(({ read }) => read.value ?? []);
  const [model] = known;
  return (
    <Box
      role="region"
      aria-label={intl.formatMessage(messages.table)}
      tabIndex={0}
      overflowX="auto"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="xl"
      outline="0"
      focusVisibleRing="outside"
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>
                <FormattedMessage {...messages.fact} />
              </VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <Head column={column} onRemove={() => comparison.toggle(column.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(model ? rowsOf(model) : []).map(({ title }, row) => {
            const texts = known.map((vehicle) => rowsOf(vehicle)[row]?.text ?? '');
            return (
              <tr key={title.id} data-differs={differs(texts) || undefined}>
                <th scope="row">
                  <FormattedMessage {...title} />
                  {differs(texts) ? (
                    <>
                      <span> </span>
                      <VisuallyHidden>
                        <FormattedMessage {...messages.differs} />
                      </VisuallyHidden>
                    </>
                  ) : null}
                </th>
                {columns.map(({ id, read: { value } }) => (
                  <td key={id}>
                    <bdi>{value ? rowsOf(value)[row]?.text : null}</bdi>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}

type Row = { readonly title: MessageDescriptor; readonly text: string };

function rowsIn(intl: IntlShape, decimals: number, vehicle: Vehicle): readonly Row[] {
  const rates = ratesOf(vehicle);
  const rate = (type: TripType) => {
    const found = rates.find((one) => one.type === type);
    return found ? rateText(intl, found) : intl.formatMessage(messages.notOffered);
  };
  const { rating, ratingCount, provider } = vehicle;
  const facts: readonly (readonly [MessageDescriptor, string])[] = [
    [vehicleFacts.priceHourly, rate('hourly')],
    [vehicleFacts.priceDistance, rate('distance_wise')],
    [amounts.discount, vehicleDiscount(intl, vehicle) ?? intl.formatMessage(messages.none)],
    [vehicleFacts.provider, provider.name],
    [
      filters.rating,
      ratingCount > 0
        ? intl.formatNumber(rating, {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          })
        : intl.formatMessage(messages.noRating),
    ],
    ...factsOf(intl, vehicle),
  ];
  return facts.map(([title, text]) => ({ title, text: text === '' ? '–' : text }));
}

type HeadProps = { readonly column: Column; readonly onRemove: () => void };

function Head({ column: { id, read }, onRemove }: HeadProps) {
  const { formatMessage } = useIntl();
  const { value, failure, retry } = read;
  const name = value?.name ?? (failure ? formatMessage(vehicleFacts.unknown) : '');
  return (
    <Stack gap="2" align="start" maxW="14rem">
      <Box position="relative" w="full">
        {value ? (
          <Picture src={value.thumbnail} alt="" ratio={4 / 3} rounded="lg" sizes="14rem" />
        ) : (
          <Missing isComing={failure === null} />
        )}
        <Box position="absolute" top="1" insetInlineEnd="1">
          <IconButton
            size="sm"
            look="card"
            aria-label={formatMessage(messages.remove, { vehicle: name })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </IconButton>
        </Box>
      </Box>
      {value ? (
        <>
          <NameLink
            to={paths.vehicle({ id })}
            maxW="full"
            fontWeight="semibold"
            color="brand.fg"
            lineClamp="3"
          >
            <bdi>{name}</bdi>
          </NameLink>
          <VehicleControl vehicle={value} look="button" />
        </>
      ) : null}
      {failure && !value ? (
        failure.kind === 'refused' && failure.status === 404 ? (
          <span>{name}</span>
        ) : (
          <FailureState failure={failure} retry={retry} />
        )
      ) : null}
    </Stack>
  );
}

const Missing = ({ isComing }: { readonly isComing: boolean }) =>
  isComing ? (
    <Skeleton ratio={4 / 3} rounded="lg" />
  ) : (
    <Box aspectRatio={4 / 3} borderRadius="lg" bg="bg.muted" />
  );

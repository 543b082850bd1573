import { Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { VehicleOrigin } from '#application/kernel/path.ts';
import type { PricedTrip } from '#domain/rental/trip-cart.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import type { VehicleView } from '#domain/rental/vehicle-search.ts';
import { Part } from '#ui/design/part.tsx';
import { CardSkeleton, Skeleton } from '#ui/design/skeleton.tsx';
import { useHearts } from '#ui/kernel/hearts.ts';
import { HydratedLater } from '#ui/kernel/late.tsx';
import type { Comparison } from '#ui/rental/use-comparison.ts';
import { useVehicleCards } from '#ui/rental/use-vehicle-cards.ts';
import { CompareChoice } from './compare-choice.tsx';
import { QuickViewLink } from './quick-view-link.tsx';
import { VehicleCard, VehicleRow } from './vehicle-card.tsx';
import { VehicleControl } from './vehicle-control.tsx';

type Props = {
  readonly vehicles: readonly Vehicle[];
  readonly from: VehicleOrigin;
  readonly view?: VehicleView;
  readonly type?: TripType;
  /** The trip that the address says. */
  readonly trip?: PricedTrip | null;
  readonly eager?: number;
  readonly comparison?: Comparison;
};

const CARDS = { grid: VehicleCard, list: VehicleRow } as const;

export const VehicleCards = (props: Props) => (
  <HydratedLater>
    <Cards {...props} />
  </HydratedLater>
);

function Cards({ vehicles, from, view = 'grid', type, trip, eager = 0, comparison }: Props) {
  const cardOf = useVehicleCards(from, type, trip);
  const Card = CARDS[view];
  const heart = useHearts();
  return vehicles.map((vehicle, index) => (
    <Card
      key={vehicle.id}
      vehicle={cardOf(vehicle)}
      eager={index < eager}
      action={<VehicleControl vehicle={vehicle} look={view === 'grid' ? 'card' : 'button'} />}
      corner={
        <>
          {heart({ kind: 'vehicle', id: vehicle.id, name: vehicle.name })}
          <QuickViewLink vehicle={vehicle} />
        </>
      }
      choice={comparison ? <CompareChoice vehicle={vehicle} comparison={comparison} /> : null}
    />
  ));
}

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))';

export const VehicleGrid = ({
  view,
  children,
}: {
  readonly view: VehicleView;
  readonly children: ReactNode;
}) =>
  view === 'grid' ? (
    <Grid templateColumns={COLUMNS} columnGap="5" rowGap="8">
      <Part>{children}</Part>
    </Grid>
  ) : (
    <Stack gap="3">
      <Part>{children}</Part>
    </Stack>
  );

export const VehicleSkeletons = ({
  view,
  count = 12,
}: {
  readonly view: VehicleView;
  readonly count?: number;
}) =>
  Array.from({ length: count }, (_, index) =>
    view === 'grid' ? (
      <CardSkeleton key={index} ratio={4 / 3} lines="four" />
    ) : (
      <Skeleton key={index} h={48} rounded="xl" />
    ),
  );

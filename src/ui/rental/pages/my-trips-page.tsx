import { paths } from '#application/kernel/path.ts';
import type { TripRow as Row } from '#domain/rental/trip.ts';
import type { TripTab } from '#domain/rental/trip-status.ts';
import { messages as facts } from '#ui/ordering/order-facts.messages.ts';
import { NoneOwned, OwnList, OwnPage } from '#ui/ordering/parts/own-list.tsx';
import { TripRow } from '#ui/rental/parts/trip-row.tsx';
import { messages as rentalMessages } from '#ui/rental/rental.messages.ts';
import { useRental } from '#ui/rental/use-rental.ts';
import { messages } from './my-trips.messages.ts';
import { messages as titles } from './titles.messages.ts';

export const MyTripsPage = () => (
  <OwnPage<TripTab>
    title={titles.myTrips}
    tabs={['running', 'completed']}
    texts={{ running: facts.running, completed: messages.completed }}
    list={(tab) => <TripList tab={tab} />}
  />
);

function TripList({ tab }: { readonly tab: TripTab }) {
  const rental = useRental();
  const browse = { browse: rentalMessages.browse, to: paths.vehicleSearch('all') };
  return (
    <OwnList<Row>
      tab={tab}
      query={rental && ((scope, page) => rental.trips.list(scope, tab, page))}
      row={(trip) => <TripRow key={trip.id} trip={trip} />}
      none={<NoneOwned art="rental" {...browse} {...NONE[tab]} />}
    />
  );
}

const NONE = {
  running: { title: messages.noneRunning, text: messages.noneRunningText },
  completed: { title: messages.noneCompleted, text: messages.noneCompletedText },
} as const;

import { FormattedMessage } from 'react-intl';
import type { PlacingActor } from '#application/ordering/placing/selectors.ts';
import * as select from '#application/rental/book-trip/selectors.ts';
import type { Booking } from '#application/rental/booking.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { ChangesDialog } from '#ui/ordering/dialogs/changes-dialog.tsx';
import { figureNames } from '#ui/ordering/parts/summary.messages.ts';
import { messages } from './trip-changes.messages.ts';

export const TripChangesDialog = ({ placing }: { readonly placing: PlacingActor<Booking> }) => (
  <ChangesDialog
    placing={placing}
    changes={useSelector(placing, select.changesToAccept)}
    nameOf={(change) => {
      if ('name' in change) return <bdi>{change.name}</bdi>;
      return (
        <FormattedMessage
          {...(change.kind === 'trip' ? messages.tripChanged : figureNames[change.kind])}
        />
      );
    }}
    texts={messages}
  />
);

import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/placing.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as summary } from '#ui/ordering/parts/summary.messages.ts';
import { messages } from '#ui/ordering/placing.messages.ts';
import { ChangesDialog } from './changes-dialog.tsx';

/** Items and amounts that are not what the customer saw. */
export const OrderChangesDialog = ({ placing }: { readonly placing: select.PlacingActor }) => (
  <ChangesDialog
    placing={placing}
    changes={useSelector(placing, select.changesToAccept)}
    nameOf={(change) =>
      'name' in change ? <bdi>{change.name}</bdi> : <FormattedMessage {...summary[change.kind]} />
    }
    words={messages}
  />
);

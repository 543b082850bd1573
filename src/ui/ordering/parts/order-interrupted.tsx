import { FormattedList, FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/placing.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/placing.messages.ts';
import { PlacingInterrupted } from './placing-interrupted.tsx';

/** Which stores' orders were sent and never answered. */
export function OrderInterrupted({ placing }: { readonly placing: select.PlacingActor }) {
  const drafts = useSelector(placing, select.unanswered);
  const stores = <FormattedList value={drafts.map(({ storeName }) => storeName)} />;
  return (
    <PlacingInterrupted
      placing={placing}
      words={messages}
      text={<FormattedMessage {...messages.interruptedText} values={{ stores }} />}
    />
  );
}

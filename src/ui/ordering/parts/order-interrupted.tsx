import { FormattedList, FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/placing/selectors.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/placing.messages.ts';
import { Interrupted } from '#ui/kernel/interrupted.tsx';

export function OrderInterrupted({ placing }: { readonly placing: select.PlacingActor }) {
  const drafts = useSelector(placing, select.unanswered);
  const stores = <FormattedList value={drafts.map(({ storeName }) => storeName)} />;
  return (
    <Interrupted
      texts={{ ...messages, startOver: controls.startOver }}
      onFinish={() => placing.send({ type: 'order.retry' })}
      onStartOver={() => placing.send({ type: 'order.abandon' })}
      text={<FormattedMessage {...messages.interruptedText} values={{ stores }} />}
    />
  );
}

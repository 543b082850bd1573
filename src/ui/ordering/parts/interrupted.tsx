import { Button, HStack } from '@chakra-ui/react';
import { FormattedList, FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/placing.selectors.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/placing.messages.ts';

/** The page was closed between "Place Order" and the answer. Nothing is sent without being asked for. */
export function Interrupted({ placing }: { readonly placing: select.PlacingActor }) {
  const drafts = useSelector(placing, select.unanswered);
  const stores = <FormattedList value={drafts.map(({ storeName }) => storeName)} />;
  return (
    <EmptyState
      level="h1"
      art="receipt"
      title={<FormattedMessage {...messages.interruptedTitle} />}
      text={<FormattedMessage {...messages.interruptedText} values={{ stores }} />}
      action={
        <HStack gap="3" wrap="wrap" justify="center">
          <Button variant="outline" onClick={() => placing.send({ type: 'order.abandon' })}>
            <FormattedMessage {...messages.startOver} />
          </Button>
          <Button onClick={() => placing.send({ type: 'order.retry' })}>
            <FormattedMessage {...messages.finish} />
          </Button>
        </HStack>
      }
    />
  );
}

import { Button, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlacingActor } from '#application/ordering/placing.selectors.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import type { InterruptedWords } from '#ui/ordering/placing-words.ts';

type Props = {
  readonly placing: Pick<PlacingActor, 'send'>;
  readonly words: InterruptedWords;
  readonly text: ReactNode;
};

/** The page was closed, or the session ended, before the answer came. Nothing is sent without being asked for. */
export const PlacingInterrupted = ({ placing, words, text }: Props) => (
  <EmptyState
    level="h1"
    art="receipt"
    title={<FormattedMessage {...words.interruptedTitle} />}
    text={text}
    action={
      <HStack gap="3" wrap="wrap" justify="center">
        <Button variant="outline" onClick={() => placing.send({ type: 'order.abandon' })}>
          <FormattedMessage {...words.startOver} />
        </Button>
        <Button onClick={() => placing.send({ type: 'order.retry' })}>
          <FormattedMessage {...words.finish} />
        </Button>
      </HStack>
    }
  />
);

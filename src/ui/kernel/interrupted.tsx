import { Button, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';

type Props = {
  readonly texts: Readonly<
    Record<'interruptedTitle' | 'finish' | 'startOver', TypedMessageDescriptor<{}>>
  >;
  readonly text: ReactNode;
  readonly busy?: boolean;
  readonly onFinish: () => void;
  readonly onStartOver: () => void;
};

/**
 * The page closed or the session ended before the answer arrived. Nothing is sent again without
 * the customer's consent.
 */
export const Interrupted = ({ texts, text, busy = false, onFinish, onStartOver }: Props) => (
  <EmptyState
    level="h1"
    art="receipt"
    title={<FormattedMessage {...texts.interruptedTitle} />}
    text={text}
    action={
      <HStack gap="3" wrap="wrap" justify="center">
        <Button variant="outline" aria-disabled={busy} onClick={busy ? undefined : onStartOver}>
          <FormattedMessage {...texts.startOver} />
        </Button>
        <Button aria-busy={busy} aria-disabled={busy} onClick={busy ? undefined : onFinish}>
          <FormattedMessage {...texts.finish} />
        </Button>
      </HStack>
    }
  />
);

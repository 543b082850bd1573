import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { FailureText } from './failure-text.tsx';
import { messages } from './kernel.messages.ts';

type Props = { readonly failure: CallFailure; readonly retry?: () => void };

export function FailureState({ failure, retry }: Props) {
  const offline = failure.kind === 'unreachable' && failure.cause === 'offline';
  return (
    <EmptyState
      role="alert"
      tone="warning"
      art={offline ? 'offline' : 'alert'}
      level="p"
      title={<FailureText failure={failure} />}
      action={
        retry ? (
          <Button variant="outline" onClick={retry}>
            <Icon name="refresh" size="4" />
            <FormattedMessage {...messages.retry} />
          </Button>
        ) : null
      }
    />
  );
}

import { Button, Center, Text, VStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { FailureText } from './failure-text.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from './kernel.messages.ts';

type Props = { readonly failure: CallFailure; readonly retry?: () => void };

/** What could not be shown, why, and the way to try again. */
export function FailureState({ failure, retry }: Props) {
  const offline = failure.kind === 'unreachable' && failure.cause === 'offline';
  return (
    <VStack role="alert" gap="4" py="10" px="4" textAlign="center" maxW="md" mx="auto">
      <Center boxSize="16" borderRadius="full" bg="warning.subtle" color="warning.fg">
        <Icon name={offline ? 'offline' : 'alert'} size="8" />
      </Center>
      <Text textStyle="subheading">
        <FailureText failure={failure} />
      </Text>
      {retry ? (
        <Button variant="outline" onClick={retry}>
          <Icon name="refresh" size="4" />
          <FormattedMessage {...messages.retry} />
        </Button>
      ) : null}
    </VStack>
  );
}

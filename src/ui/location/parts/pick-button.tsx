import { Button, HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import * as select from '#application/location/pick-location/selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/location/location.messages.ts';

/** A failed zone check replaces the button. */
export function PickButton({ modal }: { readonly modal: select.PickLocationActor }) {
  const failure = useSelector(modal, select.zoneFailureOf);
  const enabled = useSelector(modal, select.canPress);
  if (failure === null)
    return (
      <Button
        size="lg"
        w="full"
        disabled={!enabled}
        onClick={() => modal.send({ type: 'location.pick' })}
      >
        <FormattedMessage {...messages.pick} />
      </Button>
    );
  return (
    <HStack gap="2" w="full" flexWrap="wrap">
      <Button
        size="lg"
        flex="1"
        minW="14rem"
        variant="subtle"
        colorPalette="danger"
        whiteSpace="normal"
        onClick={() => modal.send({ type: 'zoneError.press' })}
      >
        {reasonIn(failure) ?? <FormattedMessage {...kernel.failed} />}
      </Button>
      {failure.kind === 'unreachable' ? (
        <Button size="lg" variant="outline" onClick={() => modal.send({ type: 'lookup.retry' })}>
          <Icon name="refresh" size="4" />
          <FormattedMessage {...kernel.retry} />
        </Button>
      ) : null}
    </HStack>
  );
}

/** The server's own message, if any. */
const reasonIn = (failure: CallFailure): string | null =>
  failure.kind === 'refused' && failure.message !== '' ? failure.message : null;

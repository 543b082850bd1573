import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/location/pick-location/selectors.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/location/location.messages.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';

type Props = { readonly modal: select.PickLocationActor; readonly zone: string | null };

export function ChosenAddress({ modal, zone }: Props) {
  const address = useSelector(modal, select.addressOf);
  const failure = useSelector(modal, select.addressFailureOf);
  const accuracy = useSelector(modal, select.accuracyOf);
  const settled = useSelector(modal, select.isSettled);
  return (
    <HStack gap="3" align="flex-start" minH="12">
      <Box color="brand.fg" pt="0.5">
        <Icon name="pin" size="6" />
      </Box>
      <Box minW="0" flex="1">
        {failure ? (
          <Unread failure={failure} modal={modal} />
        ) : address === null && !settled ? (
          <Skeleton h={6} w="70%" />
        ) : (
          <Text fontWeight="semibold" overflowWrap="anywhere" data-part="address">
            {address ?? <FormattedMessage {...messages.addressUnknown} />}
          </Text>
        )}
        <HStack gap="2" color="fg.muted" textStyle="caption" flexWrap="wrap" minH="5">
          <ZoneWords modal={modal} zone={zone} />
          {accuracy !== null && accuracy >= 1 ? (
            <Text>
              <FormattedMessage {...messages.accuracy} values={{ metres: Math.round(accuracy) }} />
            </Text>
          ) : null}
        </HStack>
      </Box>
    </HStack>
  );
}

type UnreadProps = Pick<Props, 'modal'> & { readonly failure: CallFailure };

/** Failure of the address; its retry is hidden while the zone's is shown below. */
function Unread({ failure, modal }: UnreadProps) {
  const alone = useSelector(modal, select.zoneFailureOf)?.kind !== 'unreachable';
  return (
    <HStack role="alert" gap="3" flexWrap="wrap">
      <Text fontWeight="semibold">
        <FailureText failure={failure} />
      </Text>
      {alone ? (
        <Button size="sm" variant="outline" onClick={() => modal.send({ type: 'lookup.retry' })}>
          <Icon name="refresh" size="4" />
          <FormattedMessage {...kernel.retry} />
        </Button>
      ) : null}
    </HStack>
  );
}

function ZoneWords({ modal, zone }: Props) {
  const inside = useSelector(modal, select.isInside);
  const outside = useSelector(modal, select.isOutside);
  if (inside)
    return (
      <HStack gap="1" color="success.fg" fontWeight="medium">
        <Icon name="check" size="4" />
        {zone === null ? (
          <FormattedMessage {...messages.insideSome} />
        ) : (
          <FormattedMessage {...messages.inside} values={{ zone }} />
        )}
      </HStack>
    );
  if (outside)
    return (
      <HStack gap="1" color="danger.fg" fontWeight="medium">
        <Icon name="alert" size="4" />
        <FormattedMessage {...messages.outside} />
      </HStack>
    );
  return null;
}

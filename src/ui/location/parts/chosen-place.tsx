import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/location/pick-location/selectors.ts';
import { zoneAt } from '#domain/location/zone.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { ChosenAddress } from './chosen-address.tsx';
import { messages } from '#ui/location/location.messages.ts';
import { PickButton } from './pick-button.tsx';
import { WayIn } from './way-in.tsx';

export function ChosenPlace({ modal }: { readonly modal: select.PickLocationActor }) {
  const { queries } = useServices();
  const read = useRead(queries.location.zones(useReadScope()));
  const zones = read.value ?? [];
  const pin = useSelector(modal, select.pinOf);
  const placed = useSelector(modal, select.isPinPlaced);
  const looking = useSelector(modal, select.isLooking);
  const outside = useSelector(modal, select.isOutside);
  const zone = zoneAt(zones, pin)?.name ?? null;

  return (
    <Stack gap="3" w="full">
      {placed || looking ? (
        <ChosenAddress modal={modal} zone={zone} />
      ) : (
        <Nothing onBrowse={() => modal.send({ type: 'map.choose', point: pin })} />
      )}
      {placed && outside ? (
        <WayIn
          zones={zones}
          from={pin}
          onMove={(point) => modal.send({ type: 'map.choose', point })}
        />
      ) : null}
      <Announcement modal={modal} zone={zone} named={!read.loading} />
      <PickButton modal={modal} />
    </Stack>
  );
}

function Nothing({ onBrowse }: { readonly onBrowse: () => void }) {
  return (
    <Box>
      <Text color="fg.muted">
        <FormattedMessage {...messages.waiting} />
      </Text>
      <Button variant="plain" size="sm" onClick={onBrowse}>
        <FormattedMessage {...messages.browse} />
      </Button>
    </Box>
  );
}

/** Announced once, when both address and zone have settled. */
function Announcement({
  modal,
  zone,
  named,
}: {
  readonly modal: select.PickLocationActor;
  readonly zone: string | null;
  /** True once the zones' names have loaded or failed; nothing is announced before. */
  readonly named: boolean;
}) {
  const { formatMessage } = useIntl();
  const settled = useSelector(modal, select.isSettled);
  const address = useSelector(modal, select.addressOf);
  const unread = useSelector(modal, select.addressFailureOf) !== null;
  const inside = useSelector(modal, select.isInside);
  const outside = useSelector(modal, select.isOutside);
  const inZone =
    zone === null ? formatMessage(messages.insideSome) : formatMessage(messages.inside, { zone });
  const notInside = formatMessage(outside ? messages.outside : messages.zoneUnknown);
  const where = inside ? inZone : notInside;
  return (
    <VisuallyHidden role="status">
      {settled && named && !unread
        ? formatMessage(messages.announced, {
            address: address ?? formatMessage(messages.addressUnknown),
            zone: where,
          })
        : null}
    </VisuallyHidden>
  );
}

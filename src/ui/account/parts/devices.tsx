import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/account/devices/selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import type { ProfileFlows } from '#application/shell/services.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Card } from '#ui/design/card.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFlow, useReadScope } from '#ui/kernel/services-context.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from './devices.messages.ts';

export function Devices({ flows }: { readonly flows: ProfileFlows }) {
  const flow = useFlow(flows.devices, {});
  const { value: sessions, failure, retry } = useRead(flows.reads.sessions(useReadScope()));
  if (failure) return <FailureState failure={failure} retry={retry} />;
  return sessions ? <List flow={flow} sessions={sessions} /> : <RowSkeleton />;
}

type ListProps = {
  readonly flow: select.DevicesActor;
  readonly sessions: readonly DeviceSession[];
};

function List({ flow, sessions }: ListProps) {
  const busy = useSelector(flow, select.isBusy);
  const ending = useSelector(flow, select.endingOf);
  return (
    <Card>
      <Stack gap="4">
        <Text color="fg.muted">
          <FormattedMessage {...messages.text} />
        </Text>
        <Stack as="ul" listStyleType="none" gap="3">
          {sessions.map((session) => (
            <Device key={session.id} flow={flow} session={session} />
          ))}
        </Stack>
        {sessions.length > 1 ? (
          <Button
            variant="outline"
            alignSelf="flex-start"
            disabled={busy}
            loading={ending === 'others'}
            onClick={() => flow.send({ type: 'session.end', which: 'others' })}
          >
            <FormattedMessage {...messages.signOutOthers} />
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

type DeviceProps = { readonly flow: select.DevicesActor; readonly session: DeviceSession };

function Device({ flow, session }: DeviceProps) {
  const { formatMessage } = useIntl();
  const zone = useStorefront(storefront.timeZone);
  const busy = useSelector(flow, select.isBusy);
  const ending = useSelector(flow, select.endingOf);
  const name = session.device || formatMessage(messages.unknown);
  return (
    <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap">
      <Box minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold">
            <bdi>{name}</bdi>
          </Text>
          {session.isHere ? (
            <Badge tone="success">
              <FormattedMessage {...messages.here} />
            </Badge>
          ) : null}
        </Flex>
        <Text color="fg.muted" textStyle="caption">
          <FormattedMessage
            {...messages.used}
            values={{
              when: <MomentText at={session.usedAt} zone={zone} {...DAY} />,
            }}
          />
        </Text>
      </Box>
      {session.isHere ? null : (
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          loading={ending === session.id}
          aria-label={formatMessage(messages.signOutOf, { device: name })}
          onClick={() => flow.send({ type: 'session.end', which: session.id })}
        >
          <FormattedMessage {...messages.signOut} />
        </Button>
      )}
    </Flex>
  );
}

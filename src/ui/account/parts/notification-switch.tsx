import { Button, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/account/notifications/selectors.ts';
import { isProfileUnread } from '#application/account/session/selectors.ts';
import type { ProfileFlows } from '#application/shell/services.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from './notification-switch.messages.ts';

/** The setting belongs to the account, not to this device. */
export function NotificationSwitch({ flows }: { readonly flows: ProfileFlows }) {
  const flow = useFlow(flows.notifications, {});
  const wanted = useSelector(flow, select.wantedOf);
  const busy = useSelector(flow, select.isBusy);
  if (wanted === null) return <Unknown />;
  return (
    <Card>
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.muted" flex="1" minW="40">
          <FormattedMessage {...messages.text} />
        </Text>
        <Button
          role="switch"
          aria-checked={wanted}
          variant={wanted ? 'solid' : 'outline'}
          disabled={busy}
          onClick={() => flow.send({ type: 'notifications.switch' })}
        >
          {wanted ? <Icon name="check" size="4" /> : null}
          <FormattedMessage {...messages[wanted ? 'on' : 'off']} />
        </Button>
      </Flex>
    </Card>
  );
}

/** Loading or unavailable: the switch is neither on nor off until its value is known. */
function Unknown() {
  const session = useStorefront(storefront.session);
  return useSelector(session, isProfileUnread) ? (
    <FailureState
      failure={{ kind: 'unreachable', cause: 'server' }}
      retry={() => session.send({ type: 'profile.refresh' })}
    />
  ) : (
    <RowSkeleton />
  );
}

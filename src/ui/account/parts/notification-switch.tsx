import { Button, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/account/notifications.selectors.ts';
import type { ProfileFlows } from '#application/shell/services.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './notification-switch.messages.ts';

/** Whether the customer would be told of news: kept with the account, for every device. */
export function NotificationSwitch({ flows }: { readonly flows: ProfileFlows }) {
  const flow = useFlow(flows.notifications, {});
  const wanted = useSelector(flow, select.wantedOf);
  const busy = useSelector(flow, select.isBusy);
  return (
    <Card>
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.muted" flex="1" minW="40">
          <FormattedMessage {...messages.text} />
        </Text>
        <Button
          role="switch"
          aria-checked={wanted === true}
          variant={wanted ? 'solid' : 'outline'}
          disabled={wanted === null || busy}
          onClick={() => flow.send({ type: 'notifications.switch' })}
        >
          {wanted ? <Icon name="check" size="4" /> : null}
          <FormattedMessage {...messages[wanted ? 'on' : 'off']} />
        </Button>
      </Flex>
    </Card>
  );
}

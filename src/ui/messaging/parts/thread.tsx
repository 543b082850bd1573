import { Box, Button, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type * as selectOutbox from '#application/messaging/outbox/selectors.ts';
import * as select from '#application/messaging/thread/selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import type { Messaging } from '#application/shell/services.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { ThreadName } from '#domain/messaging/conversation.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useLateChild } from '#ui/kernel/use-late-child.ts';
import { messages } from '#ui/messaging/thread.messages.ts';
import { useInboxAddress } from '#ui/messaging/use-inbox-address.ts';
import { useMessaging } from '#ui/messaging/use-messaging.ts';
import { Composer } from './composer.tsx';
import { Announcer } from './announcer.tsx';
import { MessageList } from './message-list.tsx';
import { ThreadHeader } from './thread-header.tsx';

type Props = {
  readonly name: ThreadName;
  readonly order: Id<'Order'> | null;
};

export function Thread(props: Props) {
  const messaging = useMessaging();
  const outbox = useLateChild('outbox', storefront.outbox);
  return messaging && outbox ? (
    <OpenThread {...props} messaging={messaging} outbox={outbox} />
  ) : (
    <Loading />
  );
}

type OpenProps = Props & {
  readonly messaging: Messaging;
  readonly outbox: selectOutbox.OutboxActor;
};

function OpenThread({ name, order, messaging, outbox }: OpenProps) {
  const thread = useFlow(messaging.thread, { input: { thread: name } });
  const view = useSelector(thread, select.viewOf);
  const contact = useSelector(thread, select.contactOf);
  const failure = useSelector(thread, select.failureOf);
  if (view === 'missing') return <Missing />;
  if (view === 'unread' && failure) {
    return <FailureState failure={failure} retry={() => thread.send({ type: 'thread.retry' })} />;
  }
  if (!contact) return <Loading />;
  return (
    <Flex direction="column" gap="3" h={{ base: '70dvh', lg: '72dvh' }} minH="24rem">
      <ThreadHeader contact={contact} />
      <Announcer thread={thread} contact={contact} />
      <MessageList thread={thread} outbox={outbox} contact={contact} />
      <Composer outbox={outbox} contact={contact} order={order} />
    </Flex>
  );
}

const Loading = () => (
  <Box role="status">
    <VisuallyHidden>
      <FormattedMessage {...messages.loading} />
    </VisuallyHidden>
    <RowSkeleton />
    <RowSkeleton />
  </Box>
);

/** In a narrow window the list is hidden, so the way back stands here. */
function Missing() {
  const { to } = useInboxAddress();
  return (
    <EmptyState
      art="chat"
      tone="warning"
      level="p"
      title={<FormattedMessage {...messages.missing} />}
      text={<FormattedMessage {...messages.missingText} />}
      action={
        <Button asChild variant="outline" hideFrom="lg">
          <Link to={to(null)}>
            <FormattedMessage {...messages.back} />
          </Link>
        </Button>
      }
    />
  );
}

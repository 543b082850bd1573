import { Box, Grid, Heading } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { messages } from '#ui/messaging/inbox.messages.ts';
import { ConversationList } from '#ui/messaging/parts/conversation-list.tsx';
import { Thread } from '#ui/messaging/parts/thread.tsx';
import { threadKey, useInboxAddress } from '#ui/messaging/use-inbox-address.ts';
import { messages as titles } from './titles.messages.ts';

/** Hides the heading visually where a thread fills the page. */
const heardOnly = {
  position: 'absolute',
  boxSize: '1px',
  m: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
} as const;

export function InboxPage() {
  const { thread, order } = useInboxAddress();
  return (
    <Box>
      <Heading as="h1" size="lg" mb="4" {...(thread ? { lgDown: heardOnly } : {})}>
        <FormattedMessage {...titles.inbox} />
      </Heading>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }} gap="6">
        <Box hideBelow={thread ? 'lg' : undefined} minW="0">
          <ConversationList />
        </Box>
        <Box hideBelow={thread ? undefined : 'lg'} minW="0">
          {thread ? (
            <Thread key={threadKey(thread, order)} name={thread} order={order} />
          ) : (
            <EmptyState
              art="chat"
              level="p"
              title={<FormattedMessage {...messages.choose} />}
              text={<FormattedMessage {...messages.chooseText} />}
            />
          )}
        </Box>
      </Grid>
    </Box>
  );
}

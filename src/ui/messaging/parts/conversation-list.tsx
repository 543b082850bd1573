import { Box, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LIST_PAGE } from '#application/messaging/conversation.queries.ts';
import { CHANNELS } from '#domain/messaging/partner.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { Tabs } from '#ui/design/tabs.tsx';
import { turningRows } from '#ui/design/turning.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Pager } from '#ui/kernel/pager.tsx';
import { useReadScope } from '#ui/kernel/services-context.tsx';
import { usePageRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/messaging/inbox.messages.ts';
import { useInboxAddress } from '#ui/messaging/use-inbox-address.ts';
import { useMessaging } from '#ui/messaging/use-messaging.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationSearch } from './conversation-search.tsx';

const ALL = 'all';
const TABS = { ...messages, all: controls.all, vendor: kinds.stores } as const;

export function ConversationList() {
  const { formatMessage } = useIntl();
  const { channel, chooseChannel } = useInboxAddress();
  return (
    <Stack gap="3">
      <ConversationSearch />
      <Tabs
        label={formatMessage(messages.kinds)}
        value={channel ?? ALL}
        onChange={(tab) => chooseChannel(CHANNELS.find((known) => known === tab) ?? null)}
        tabs={[ALL, ...CHANNELS].map((value) => ({
          value,
          label: <FormattedMessage {...TABS[value as typeof ALL]} />,
          content: <Conversations />,
        }))}
      />
    </Stack>
  );
}

function Conversations() {
  const messaging = useMessaging();
  const scope = useReadScope();
  const { channel, texts, page, goToPage } = useInboxAddress();
  const query = messaging && messaging.conversations.list(scope, { channel, name: texts }, page);
  const read = usePageRead(query);
  const { value, failure, turning, retry } = read;
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) return <Loading />;
  if (value.rows.length === 0) return <None isNarrowed={texts !== '' || channel !== null} />;
  return (
    <>
      <Box as="ul" listStyleType="none" mb="4" {...turningRows(turning)}>
        {value.rows.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} />
        ))}
      </Box>
      <Pager read={read} page={page} pageSize={LIST_PAGE} onPage={goToPage} />
    </>
  );
}

const Loading = () => (
  <div role="status">
    <VisuallyHidden>
      <FormattedMessage {...messages.loading} />
    </VisuallyHidden>
    <RowSkeleton />
    <RowSkeleton />
    <RowSkeleton />
  </div>
);

const None = ({ isNarrowed }: { readonly isNarrowed: boolean }) => (
  <EmptyState
    art="chat"
    level="p"
    title={<FormattedMessage {...(isNarrowed ? messages.noneFound : messages.none)} />}
    text={<FormattedMessage {...(isNarrowed ? messages.noneFoundText : messages.noneText)} />}
  />
);

import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Conversation } from '#domain/messaging/conversation.ts';
import { Link } from '#ui/design/link.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages as texts } from '#ui/messaging/entries.messages.ts';
import { messages } from '#ui/messaging/inbox.messages.ts';
import { useInboxAddress } from '#ui/messaging/use-inbox-address.ts';
import { PartnerName } from './partner-name.tsx';
import { PartnerPicture } from './partner-picture.tsx';
import { SaidAt } from './said-at.tsx';
import { UnreadCount } from './unread-count.tsx';

const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    p: '2.5',
    borderRadius: 'lg',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'brand.subtle' },
  },
});

export function ConversationRow({ conversation }: { readonly conversation: Conversation }) {
  const { thread, to } = useInboxAddress();
  const { id, unread, lastAt } = conversation;
  const isOpen = thread !== null && 'conversation' in thread && thread.conversation === id;
  return (
    <li>
      <RowLink
        to={to({ conversation: id })}
        aria-current={isOpen ? 'page' : undefined}
        data-unread={unread > 0 ? '' : undefined}
      >
        <PartnerPicture contact={conversation} />
        <Box flex="1" minW="0">
          <HStack justify="space-between" gap="2">
            <Text fontWeight={unread > 0 ? 'bold' : 'semibold'} truncate>
              <PartnerName contact={conversation} />
            </Text>
            <Text textStyle="caption" color="fg.muted" flexShrink="0">
              <SaidAt at={lastAt} />
            </Text>
          </HStack>
          <HStack justify="space-between" gap="2">
            <Text color={unread > 0 ? 'fg' : 'fg.muted'} textStyle="label" truncate>
              <LastMessage conversation={conversation} />
            </Text>
            <UnreadCount count={unread} inline />
          </HStack>
          {unread > 0 ? (
            <VisuallyHidden>
              <FormattedMessage {...texts.unread} values={{ count: unread }} />
            </VisuallyHidden>
          ) : null}
        </Box>
      </RowLink>
    </li>
  );
}

function LastMessage({ conversation }: { readonly conversation: Conversation }) {
  const { text, images } = conversation.lastMessage;
  if (text !== '') return <bdi>{text}</bdi>;
  return <FormattedMessage {...messages.pictures} values={{ count: images }} />;
}

import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type * as selectOutbox from '#application/messaging/outbox/selectors.ts';
import * as select from '#application/messaging/thread/selectors.ts';
import type { Contact } from '#domain/messaging/partner.ts';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as texts } from '#ui/messaging/thread.messages.ts';
import { useSaid } from '#ui/messaging/use-said.ts';
import { MessageBubble } from './message-bubble.tsx';
import { partnerName } from './partner-name.tsx';
import { UnsentLetter } from './unsent-letter.tsx';

type Props = {
  readonly thread: select.ThreadActor;
  readonly outbox: selectOutbox.OutboxActor;
  readonly contact: Contact;
};

/** Anchored at its end: the newest message stays in view as others arrive. */
const Scroll = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column-reverse',
    px: '1',
    borderRadius: 'md',
    focusVisibleRing: 'inside',
  },
});

export function MessageList({ thread, outbox, contact }: Props) {
  const intl = useIntl();
  const { messages, unsent } = useSaid({ thread, outbox, partner: contact.partner });
  const name = partnerName(intl, contact);
  return (
    <Scroll role="region" tabIndex={0} aria-label={intl.formatMessage(texts.list, { name })}>
      <Box>
        <Older thread={thread} />
        <Box as="ol" listStyleType="none" display="grid" gap="2" py="2">
          {messages.map((message) => (
            <MessageBubble key={message.id} message={message} name={name} />
          ))}
          {unsent.map((letter) => (
            <UnsentLetter key={`letter ${letter.number}`} letter={letter} outbox={outbox} />
          ))}
        </Box>
        {messages.length + unsent.length === 0 ? (
          <Text color="fg.muted" textAlign="center" py="6">
            <FormattedMessage {...texts.nothing} />
          </Text>
        ) : null}
      </Box>
    </Scroll>
  );
}

function Older({ thread }: Pick<Props, 'thread'>) {
  const hasOlder = useSelector(thread, select.hasOlder);
  const isReading = useSelector(thread, select.isReadingOlder);
  const failure = useSelector(thread, select.failureOf);
  if (!hasOlder) return null;
  return (
    <Box textAlign="center" py="2">
      {failure ? (
        <Text role="alert" color="danger.fg" textStyle="label" mb="1">
          <FailureText failure={failure} />
        </Text>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        loading={isReading}
        onClick={() => thread.send({ type: 'older.ask' })}
      >
        <FormattedMessage {...texts.older} />
      </Button>
    </Box>
  );
}

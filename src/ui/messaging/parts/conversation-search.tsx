import { Box, chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ui/design/icon.tsx';
import { PlainInput } from '#ui/design/plain-input.tsx';
import { messages } from '#ui/messaging/inbox.messages.ts';
import { useInboxAddress } from '#ui/messaging/use-inbox-address.ts';

/** An emptied box restores the full list. */
export function ConversationSearch() {
  const { formatMessage } = useIntl();
  const { texts, search } = useInboxAddress();
  return (
    <chakra.form
      role="search"
      // The header has a search of its own.
      aria-label={formatMessage(messages.search)}
      position="relative"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        search(textIn(new FormData(event.currentTarget)));
      }}
    >
      <Box
        position="absolute"
        insetStart="3.5"
        top="50%"
        translate="0 -50%"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Icon name="search" />
      </Box>
      <PlainInput
        // A changed address replaces the typed text.
        ref={(input: HTMLInputElement | null) => {
          if (input && input !== document.activeElement) input.value = texts;
        }}
        type="search"
        name="q"
        ps="11"
        borderRadius="full"
        maxLength={100}
        enterKeyHint="search"
        aria-label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.search)}
        defaultValue={texts}
        onChange={({ target }) => {
          if (target.value === '') search('');
        }}
      />
    </chakra.form>
  );
}

function textIn(form: FormData): string {
  const text = form.get('q');
  return typeof text === 'string' ? text : '';
}

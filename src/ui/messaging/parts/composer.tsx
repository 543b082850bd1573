import { Box, chakra, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/messaging/outbox/selectors.ts';
import type { Id } from '#domain/kernel/id.ts';
import { charactersLeft } from '#domain/messaging/message-text.ts';
import type { Contact } from '#domain/messaging/partner.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { PickedPictures, RefusedPictures } from '#ui/kernel/picked-pictures.tsx';
import { PictureButton } from '#ui/kernel/picture-button.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/messaging/thread.messages.ts';
import { partnerName } from './partner-name.tsx';

type Props = {
  readonly outbox: select.OutboxActor;
  readonly contact: Contact;
  readonly order: Id<'Order'> | null;
};

/** Remaining characters from which the counter shows. */
const FEW = 200;

/** Text, pictures, or both. The draft survives navigation and the end of a session. */
export function Composer({ outbox, contact, order }: Props) {
  const intl = useIntl();
  const { partner: to } = contact;
  const draft = useSelector(outbox, select.draftOf(to));
  const canSend = useSelector(outbox, select.canSend(to));
  const send = () => outbox.send({ type: 'message.send', to, order });
  const label = intl.formatMessage(messages.write, { name: partnerName(intl, contact) });
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="2">
        {order === null ? null : (
          <Text textStyle="label" color="fg.muted">
            <FormattedMessage {...messages.aboutOrder} values={{ order }} />
          </Text>
        )}
        <PickedPictures
          picked={draft}
          onRemove={(at) => outbox.send({ type: 'image.remove', to, at })}
        />
        <RefusedPictures picked={draft} />
        <HStack align="end" gap="2">
          <PictureButton onPick={(files) => outbox.send({ type: 'images.add', to, files })} />
          <Textarea
            aria-label={label}
            placeholder={label}
            value={draft.text}
            rows={1}
            minH="11"
            css={{ fieldSizing: 'content', resize: 'none' }}
            maxH="32"
            dir="auto"
            onChange={({ target }) => outbox.send({ type: 'text.type', to, text: target.value })}
            onKeyDown={(event) => {
              if (!sends(event)) return;
              event.preventDefault();
              send();
            }}
          />
          <IconButton
            type="submit"
            look="solid"
            aria-label={intl.formatMessage(messages.send)}
            disabled={!canSend}
          >
            <Icon name="send" />
          </IconButton>
        </HStack>
        <Left text={draft.text} />
      </Stack>
    </chakra.form>
  );
}

/**
 * Enter sends; Shift+Enter breaks the line. Enter within an input method's composition is not
 * handled.
 */
const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

function Left({ text }: { readonly text: string }) {
  const left = charactersLeft(text);
  return (
    <Box role="status" textStyle="caption" color={left < 0 ? 'danger.fg' : 'fg.muted'}>
      {left > FEW ? null : left < 0 ? (
        <FormattedMessage {...messages.tooLong} values={{ count: -left }} />
      ) : (
        <FormattedMessage {...messages.left} values={{ count: left }} />
      )}
    </Box>
  );
}

import { Box, Button, HStack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/messaging/outbox/selectors.ts';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages } from '#ui/messaging/thread.messages.ts';
import { Bubble, Pictures } from './bubble.tsx';
import { PickedPicture } from '#ui/kernel/picked-picture.tsx';
import { messages as picturesMessages } from '#ui/kernel/pictures.messages.ts';

type Props = {
  readonly letter: ReturnType<typeof select.lettersOf>[number];
  readonly outbox: select.OutboxActor;
};

/** A message that is sending, queued or failed, with its actions. */
export function UnsentLetter({ letter, outbox }: Props) {
  const { formatMessage } = useIntl();
  const isUnderWay = useSelector(outbox, select.underWay) === letter.number;
  const { number, text, images, failure } = letter;
  return (
    <Bubble
      isMine
      text={text}
      by={
        <VisuallyHidden>
          <FormattedMessage {...messages.you} />
        </VisuallyHidden>
      }
      pictures={
        images.length > 0 ? (
          <Pictures>
            {images.map((file, index) => (
              <PickedPicture
                key={index}
                file={file}
                label={formatMessage(picturesMessages.picture, { number: index + 1 })}
              />
            ))}
          </Pictures>
        ) : null
      }
      foot={
        failure ? (
          <Box role="alert">
            <Box color="danger.fg">
              <FormattedMessage {...messages.notSent} /> <FailureText failure={failure} />
            </Box>
            <HStack justify="end" gap="1" mt="1">
              <Button
                size="xs"
                variant="outline"
                onClick={() => outbox.send({ type: 'letter.retry', letter: number })}
              >
                <FormattedMessage {...messages.sendAgain} />
              </Button>
              <Button
                size="xs"
                variant="ghost"
                onClick={() => outbox.send({ type: 'letter.discard', letter: number })}
              >
                <FormattedMessage {...messages.discard} />
              </Button>
            </HStack>
          </Box>
        ) : (
          <FormattedMessage {...(isUnderWay ? messages.sending : messages.waiting)} />
        )
      }
    />
  );
}

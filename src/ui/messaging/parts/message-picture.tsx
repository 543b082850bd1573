import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageImage } from '#domain/messaging/message.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { messages as pictures } from '#ui/kernel/pictures.messages.ts';
import { useReadScope } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/messaging/thread.messages.ts';
import { useMessaging } from '#ui/messaging/use-messaging.ts';

type Props = { readonly image: MessageImage; readonly number: number };

/** Only its owner may fetch it. */
export function MessagePicture({ image, number }: Props) {
  const { formatMessage } = useIntl();
  const messaging = useMessaging();
  const scope = useReadScope();
  const { value, failure } = useRead(messaging && messaging.conversations.image(scope, image));
  return (
    <Box
      boxSize={{ base: '20', md: '36' }}
      rounded="lg"
      overflow="hidden"
      bg="bg.muted"
      display="grid"
      placeItems="center"
    >
      {failure ? (
        <Box p="2" textStyle="caption" color="fg.muted" textAlign="center">
          <FormattedMessage {...messages.noPicture} values={{ number }} />
        </Box>
      ) : value === undefined ? (
        <Skeleton h="100%" />
      ) : (
        <chakra.img
          src={value}
          alt={formatMessage(pictures.picture, { number })}
          w="full"
          h="full"
          objectFit="cover"
        />
      )}
    </Box>
  );
}

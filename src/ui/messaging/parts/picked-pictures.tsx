import { Box, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OutboxActor } from '#application/messaging/outbox.selectors.ts';
import { MOST_IMAGES } from '#domain/messaging/message-images.ts';
import type { Draft } from '#domain/messaging/outbox.ts';
import type { Partner } from '#domain/messaging/partner.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { messages } from '#ui/messaging/thread.messages.ts';
import { messages as refusals } from '#ui/ordering/prescription.messages.ts';
import { PickedPicture } from './picked-picture.tsx';

type Props = {
  readonly outbox: OutboxActor;
  readonly to: Partner;
  readonly draft: Draft;
};

/** The pictures that go with the message, each with a button that removes it. */
export function PickedPictures({ outbox, to, draft: { images } }: Props) {
  const { formatMessage } = useIntl();
  if (images.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" display="flex" gap="3" flexWrap="wrap">
      {images.map((file, at) => (
        <Box as="li" key={at} position="relative">
          <PickedPicture file={file} label={formatMessage(messages.picture, { number: at + 1 })} />
          <Box position="absolute" top="-2" insetEnd="-2">
            <IconButton
              size="sm"
              look="card"
              aria-label={formatMessage(messages.removePicture, { number: at + 1 })}
              onClick={() => outbox.send({ type: 'image.remove', to, at })}
            >
              <Icon name="close" size="4" />
            </IconButton>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Of the pictures that were added last, those that were not taken. */
export const RefusedPictures = ({ draft: { refused } }: Pick<Props, 'draft'>) => (
  <Stack role="status" gap="1" color="danger.fg" textStyle="label" _empty={{ display: 'none' }}>
    {refused.some(({ refusal }) => refusal === 'tooMany') ? (
      <Text>
        <FormattedMessage {...messages.tooManyPictures} values={{ most: MOST_IMAGES }} />
      </Text>
    ) : null}
    {refused.map(({ name, refusal }, index) =>
      refusal === 'tooMany' ? null : (
        <Text key={`${index} ${name}`} overflowWrap="anywhere">
          <FormattedMessage {...refusals[refusal]} values={{ name: <bdi>{name}</bdi> }} />
        </Text>
      ),
    )}
  </Stack>
);

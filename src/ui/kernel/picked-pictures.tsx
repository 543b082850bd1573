import { Box, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_IMAGES, type PickedImages } from '#domain/kernel/picked-images.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { PickedPicture } from './picked-picture.tsx';
import { messages } from './pictures.messages.ts';

type Props = {
  readonly picked: PickedImages;
  readonly disabled?: boolean;
  readonly onRemove: (at: number) => void;
};

export function PickedPictures({ picked: { images }, disabled = false, onRemove }: Props) {
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
              aria-label={formatMessage(messages.remove, { number: at + 1 })}
              disabled={disabled}
              onClick={() => onRemove(at)}
            >
              <Icon name="close" size="4" />
            </IconButton>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export const RefusedPictures = ({ picked: { refused } }: Pick<Props, 'picked'>) => (
  <Stack role="status" gap="1" color="danger.fg" textStyle="label" _empty={{ display: 'none' }}>
    {refused.some(({ refusal }) => refusal === 'tooMany') ? (
      <Text>
        <FormattedMessage {...messages.tooMany} values={{ most: MAX_IMAGES }} />
      </Text>
    ) : null}
    {refused.map(({ name, refusal }, index) =>
      refusal === 'tooMany' ? null : (
        <Text key={`${index} ${name}`} overflowWrap="anywhere">
          <FormattedMessage {...messages[refusal]} values={{ name: <bdi>{name}</bdi> }} />
        </Text>
      ),
    )}
  </Stack>
);

import { Box, Button, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/account/profile/selectors.ts';
import type { PictureChoice } from '#domain/account/profile-form.ts';
import type { Profile } from '#domain/account/profile.ts';
import { IMAGE_TYPES } from '#domain/kernel/image-file.ts';
import { Icon } from '#ui/design/icon.tsx';
import { localPicture } from '#ui/design/local-picture.ts';
import { Picture } from '#ui/design/picture.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './profile-form.messages.ts';

type Props = { readonly flow: select.ProfileActor; readonly profile: Profile };

export function PictureField({ flow, profile }: Props) {
  const picture = useSelector(flow, select.pictureOf);
  const refusal = useSelector(flow, select.pictureRefusalOf);
  const busy = useSelector(flow, select.isBusy);
  const src = addressOf(picture, profile);
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <Box w="20" flexShrink="0">
        <Picture src={src} alt={profile.firstName} rounded="full" eager sizes="80px" />
      </Box>
      <Stack gap="2" minW="0" flex="1">
        <HStack gap="2" wrap="wrap">
          <PickButton
            disabled={busy}
            onPick={(file) => flow.send({ type: 'picture.choose', file })}
          />
          {src === '' ? null : (
            <Button
              variant="ghost"
              size="sm"
              disabled={busy}
              onClick={() => flow.send({ type: 'picture.remove' })}
            >
              <Icon name="trash" size="4" />
              <FormattedMessage {...messages.removePicture} />
            </Button>
          )}
        </HStack>
        <Text textStyle="caption" color="fg.muted">
          <FormattedMessage {...messages.pictureHint} />
        </Text>
        <Text
          role="status"
          textStyle="label"
          color={refusal ? 'danger.fg' : 'fg'}
          overflowWrap="anywhere"
          _empty={{ display: 'none' }}
        >
          {refusal ? (
            <FormattedMessage {...messages[refusal]} />
          ) : typeof picture === 'string' ? null : (
            <FormattedMessage {...messages.chosen} values={{ name: <bdi>{picture.name}</bdi> }} />
          )}
        </Text>
      </Stack>
    </Flex>
  );
}

function addressOf(picture: PictureChoice, { image }: Profile): string {
  if (picture === 'none') return '';
  return picture === 'same' ? (image ?? '') : localPicture(picture);
}

type PickProps = { readonly disabled: boolean; readonly onPick: (file: File) => void };

/** A label over the native file input keeps it focusable and pressable like any button. */
function PickButton({ disabled, onPick }: PickProps) {
  const input = useId();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={disabled}
        onClick={() => document.getElementById(input)?.click()}
      >
        <Icon name="camera" size="4" />
        <FormattedMessage {...messages.choosePicture} />
      </Button>
      <chakra.input
        id={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPick(file);
          // Choosing the same file again must also fire a change.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { IMAGE_TYPES, type ImageFile } from '#domain/kernel/image-file.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { messages } from './pictures.messages.ts';

type Props = {
  readonly onPick: (files: readonly ImageFile[]) => void;
  readonly disabled?: boolean;
};

/** A label over the native file input keeps it focusable and pressable like any button. */
export function PictureButton({ onPick, disabled = false }: Props) {
  const { formatMessage } = useIntl();
  const input = useId();
  return (
    <>
      <IconButton
        look="outline"
        aria-label={formatMessage(messages.add)}
        disabled={disabled}
        onClick={() => document.getElementById(input)?.click()}
      >
        <Icon name="camera" />
      </IconButton>
      <chakra.input
        id={input}
        type="file"
        aria-label={formatMessage(messages.add)}
        accept={IMAGE_TYPES.join(',')}
        multiple
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onPick([...currentTarget.files]);
          // Choosing the same file again must also fire a change.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

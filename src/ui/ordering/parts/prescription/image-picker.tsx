import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useId, type DragEvent } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import * as select from '#application/ordering/prescription/selectors.ts';
import { IMAGE_TYPES } from '#domain/kernel/image-file.ts';
import { MAX_FILES } from '#domain/ordering/prescription.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { fieldId } from '#ui/ordering/field-id.ts';
import { messages } from '#ui/ordering/prescription.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly prescription: select.PrescriptionActor;
  readonly editable: boolean;
};

export function ImagePicker({ prescription, editable }: Props) {
  const mayAdd = useSelector(prescription, select.mayAdd);
  const isFull = useSelector(prescription, select.isFull);
  const isOpen = mayAdd && editable;
  const add = (files: FileList | null) => {
    if (isOpen && files && files.length > 0) {
      prescription.send({ type: 'files.add', files: [...files] });
    }
  };
  if (isFull) {
    return (
      <Text textStyle="label" color="fg.muted">
        <FormattedMessage {...messages.full} />
      </Text>
    );
  }
  return (
    <Box
      borderWidth="1.5px"
      borderStyle="dashed"
      rounded="lg"
      p="4"
      css={{ '&[data-over]': { borderColor: 'brand.solid', background: 'brand.subtle' } }}
      {...dropping(add)}
    >
      <HStack gap="3" wrap="wrap">
        <PickButton
          id={fieldId('prescription')}
          label={messages.choose}
          icon={<Icon name="plus" size="4" />}
          disabled={!isOpen}
          multiple
          onPick={add}
        />
        <Box display="none" css={{ '@media (pointer: coarse)': { display: 'block' } }}>
          <PickButton
            label={messages.photograph}
            icon={<Icon name="camera" size="4" />}
            disabled={!isOpen}
            capture
            onPick={add}
          />
        </Box>
        <Text
          color="fg.muted"
          textStyle="label"
          css={{ '@media (pointer: coarse)': { display: 'none' } }}
        >
          <FormattedMessage {...messages.drop} />
        </Text>
      </HStack>
      <Text textStyle="caption" color="fg.muted" mt="2">
        <FormattedMessage {...messages.limits} values={{ most: MAX_FILES }} />
      </Text>
    </Box>
  );
}

/** Marks the drop zone; the rest of the page ignores the drag. */
const dropping = (add: (files: FileList) => void) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.dataset['over'] = '';
  },
  onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => {
    delete currentTarget.dataset['over'];
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    delete event.currentTarget.dataset['over'];
    add(event.dataTransfer.files);
  },
});

type PickProps = {
  readonly id?: string;
  readonly label: MessageDescriptor;
  readonly icon: Elements;
  readonly disabled: boolean;
  readonly multiple?: boolean;
  /** True: opens the camera directly, where there is one. */
  readonly capture?: boolean;
  readonly onPick: (files: FileList | null) => void;
};

/** A label over the native file input keeps it focusable and pressable like any button. */
function PickButton({ id, label, icon, disabled, multiple, capture, onPick }: PickProps) {
  const own = useId();
  const input = `${own}-file`;
  return (
    <>
      <Button
        {...(id === undefined ? {} : { id })}
        variant="outline"
        disabled={disabled}
        onClick={() => document.getElementById(input)?.click()}
      >
        {icon}
        <FormattedMessage {...label} />
      </Button>
      <chakra.input
        id={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        {...(multiple ? { multiple: true } : {})}
        {...(capture ? { capture: 'environment' as const } : {})}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          onPick(currentTarget.files);
          // Choosing the same file again must also fire a change.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

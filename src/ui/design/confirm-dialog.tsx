import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogShell } from './dialog-shell.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';
import type { Elements } from './elements.ts';

type Props = {
  readonly title?: ReactNode;
  readonly body: ReactNode;
  readonly details?: Elements;
  readonly confirm?: ReactNode;
  readonly colorPalette?: 'danger';
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly busy?: boolean;
};

/** Escape and a click outside cancel; the initial focus is on "Cancel". */
export function ConfirmDialog({
  title,
  body,
  details,
  confirm,
  colorPalette,
  onConfirm,
  onCancel,
  busy = false,
}: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogShell
      role="alertdialog"
      size={details ? 'sm' : 'xs'}
      title={title ?? body}
      onClose={onCancel}
      firstFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button {...(colorPalette ? { colorPalette } : {})} loading={busy} onClick={onConfirm}>
            {confirm ?? <FormattedMessage {...messages.yes} />}
          </Button>
        </>
      }
    >
      {title ? (
        <Stack gap="3">
          <Text>{body}</Text>
          {details}
        </Stack>
      ) : undefined}
    </DialogShell>
  );
}

import { Button, Text } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogShell } from './dialog-shell.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';

type Props = {
  readonly title?: ReactNode;
  readonly body: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly busy?: boolean;
};

/** Asks once more. Escape and a click beside it mean "Cancel", and the focus begins there. */
export function ConfirmDialog({ title, body, onConfirm, onCancel, busy = false }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogShell
      role="alertdialog"
      size="xs"
      title={title ?? body}
      onClose={onCancel}
      firstFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button loading={busy} onClick={onConfirm}>
            <FormattedMessage {...messages.yes} />
          </Button>
        </>
      }
    >
      {title ? <Text>{body}</Text> : undefined}
    </DialogShell>
  );
}

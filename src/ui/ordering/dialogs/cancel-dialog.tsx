import { Box, Button, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { DialogShell } from '#ui/design/dialog-shell.tsx';

type Props = {
  readonly words: Readonly<Record<'cancel' | 'keep' | 'confirmCancel', MessageDescriptor>>;
  readonly isBusy: boolean;
  readonly mayConfirm: boolean;
  readonly returnFocus: () => HTMLElement | null;
  readonly onLeave: () => void;
  readonly onConfirm: () => void;
  /** Why, as far as it is asked. */
  readonly children: ReactNode;
};

/** Why it is canceled, and whether one is sure: one dialog for both. */
export const CancelDialog = ({
  words,
  isBusy,
  mayConfirm,
  returnFocus,
  onLeave,
  onConfirm,
  children,
}: Props) => (
  <DialogShell
    role="alertdialog"
    size="sm"
    title={<FormattedMessage {...words.cancel} />}
    onClose={onLeave}
    returnFocus={returnFocus}
    footer={
      <>
        <Button variant="outline" onClick={onLeave}>
          <FormattedMessage {...words.keep} />
        </Button>
        <Button
          colorPalette="danger"
          disabled={!mayConfirm && !isBusy}
          loading={isBusy}
          onClick={onConfirm}
        >
          <FormattedMessage {...words.confirmCancel} />
        </Button>
      </>
    }
  >
    {children}
  </DialogShell>
);

type QuestionProps = {
  readonly children: ReactNode;
  /** Why it was not canceled, or cannot be. There before it speaks. */
  readonly alert: ReactNode;
};

export const CancelQuestion = ({ children, alert }: QuestionProps) => (
  <Stack gap="3">
    {children}
    <Box role="alert" color="danger.fg">
      {alert}
    </Box>
  </Stack>
);

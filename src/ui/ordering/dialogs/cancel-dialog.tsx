import { Box, Button, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import * as select from '#application/ordering/follow.selectors.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useReturnFocus } from '#ui/ordering/use-return-focus.ts';

type Props = {
  readonly follow: select.FollowActor & Parameters<typeof useReturnFocus>[0];
  readonly words: Readonly<Record<'cancel' | 'keep' | 'confirmCancel', MessageDescriptor>>;
  readonly mayConfirm: boolean;
  /** Why, as far as it is asked. */
  readonly children: ReactNode;
};

/** Why it is canceled, and whether one is sure: one dialog for both. */
export function CancelDialog({ follow, words, mayConfirm, children }: Props) {
  const isOpen = useSelector(follow, select.isCanceling);
  const isBusy = useSelector(follow, select.cancelIsBusy);
  const returnFocus = useReturnFocus(follow);
  const leave = () => follow.send({ type: 'cancel.leave' });
  if (!isOpen) return null;
  return (
    <DialogShell
      role="alertdialog"
      size="sm"
      title={<FormattedMessage {...words.cancel} />}
      onClose={leave}
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            <FormattedMessage {...words.keep} />
          </Button>
          <Button
            colorPalette="danger"
            disabled={!mayConfirm && !isBusy}
            loading={isBusy}
            onClick={() => follow.send({ type: 'cancel.confirm' })}
          >
            <FormattedMessage {...words.confirmCancel} />
          </Button>
        </>
      }
    >
      {children}
    </DialogShell>
  );
}

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

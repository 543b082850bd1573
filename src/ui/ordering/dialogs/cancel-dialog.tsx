import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import * as select from '#application/ordering/tracking.selectors.ts';
import { ActionDialog } from '#ui/design/action-dialog.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useReturnFocus } from '#ui/ordering/use-return-focus.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly tracking: select.TrackingActor & Parameters<typeof useReturnFocus>[0];
  readonly texts: Readonly<Record<'cancel' | 'keep', MessageDescriptor>>;
  readonly mayConfirm: boolean;
  readonly children: Elements;
};

export function CancelDialog({ tracking, texts, mayConfirm, children }: Props) {
  const isOpen = useSelector(tracking, select.isCanceling);
  const isBusy = useSelector(tracking, select.cancelIsBusy);
  const returnFocus = useReturnFocus(tracking);
  if (!isOpen) return null;
  return (
    <ActionDialog
      role="alertdialog"
      title={<FormattedMessage {...texts.cancel} />}
      returnFocus={returnFocus}
      leave={<FormattedMessage {...texts.keep} />}
      onLeave={() => tracking.send({ type: 'cancel.leave' })}
      action={{
        label: <FormattedMessage {...texts.cancel} />,
        busy: isBusy,
        enabled: mayConfirm,
        colorPalette: 'danger',
        onPress: () => tracking.send({ type: 'cancel.confirm' }),
      }}
    >
      {children}
    </ActionDialog>
  );
}

type QuestionProps = {
  readonly children: Elements;
  /** Failure or refusal; the live region exists before it has text. */
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

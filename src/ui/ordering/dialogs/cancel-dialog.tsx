import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/track-order.selectors.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { Choice } from '#ui/design/choice.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/track.messages.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

type Props = { readonly track: select.TrackOrderActor };

/** Why, and whether one is sure: one dialog for both. */
export function CancelDialog({ track }: Props) {
  const isOpen = useSelector(track, select.isCanceling);
  const isBusy = useSelector(track, select.cancelIsBusy);
  const mayConfirm = useSelector(track, select.canConfirmCancel);
  const leave = () => track.send({ type: 'cancel.leave' });
  if (!isOpen) return null;
  return (
    <DialogShell
      role="alertdialog"
      size="sm"
      title={<FormattedMessage {...messages.cancel} />}
      onClose={leave}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button
            colorPalette="danger"
            disabled={!mayConfirm && !isBusy}
            loading={isBusy}
            onClick={() => track.send({ type: 'cancel.confirm' })}
          >
            <FormattedMessage {...messages.confirmCancel} />
          </Button>
        </>
      }
    >
      <Reasons track={track} />
    </DialogShell>
  );
}

function Reasons({ track }: Props) {
  const reasons = useSelector(track, select.reasonsOf);
  const chosen = useSelector(track, select.reasonChosen);
  const failure = useSelector(track, select.cancelFailureOf);
  const isBusy = useSelector(track, select.cancelIsBusy);
  const isUnread = useSelector(track, select.reasonsAreUnread);
  if (isUnread && failure) {
    return <FailureState failure={failure} retry={() => track.send({ type: 'cancel.ask' })} />;
  }
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        <FormattedMessage {...messages.cancelText} />
      </Text>
      {reasons.map((reason) => (
        <Choice
          of="one"
          key={reason}
          name="reason"
          aside={<Icon name="note" />}
          label={reason}
          checked={chosen === reason}
          disabled={isBusy}
          onChoose={() => track.send({ type: 'reason.choose', reason })}
        />
      ))}
      {reasons.length === 0 ? <Skeleton h={14} rounded="lg" /> : null}
      <Box role="alert" color="danger.fg">
        {failure && !isBusy ? <FailureText failure={failure} /> : null}
      </Box>
    </Stack>
  );
}

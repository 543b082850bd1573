import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/manage-trip.selectors.ts';
import { LONGEST_REASON } from '#domain/rental/review-draft.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { TextAreaField } from '#ui/design/form-fields.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/manage-trip.messages.ts';

type Props = { readonly manage: select.ManageTripActor };

/** Whether one is sure, and why: one dialog for both. */
export function CancelTripDialog({ manage }: Props) {
  const isOpen = useSelector(manage, select.isCanceling);
  const isBusy = useSelector(manage, select.cancelIsBusy);
  const mayCancel = useSelector(manage, select.canCancel);
  const leave = () => manage.send({ type: 'cancel.leave' });
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
            disabled={!mayCancel && !isBusy}
            loading={isBusy}
            onClick={() => manage.send({ type: 'cancel.confirm' })}
          >
            <FormattedMessage {...messages.confirmCancel} />
          </Button>
        </>
      }
    >
      <Question manage={manage} />
    </DialogShell>
  );
}

function Question({ manage }: Props) {
  const reason = useSelector(manage, select.reasonOf);
  const failure = useSelector(manage, select.cancelFailureOf);
  const isBusy = useSelector(manage, select.cancelIsBusy);
  const mayCancel = useSelector(manage, select.canCancel);
  return (
    <Stack gap="3">
      {mayCancel ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.cancelText} />
        </Text>
      ) : null}
      <TextAreaField
        label={<FormattedMessage {...messages.reason} />}
        input={{
          name: 'cancellation_reason',
          rows: 3,
          maxLength: LONGEST_REASON,
          value: reason,
          disabled: isBusy || !mayCancel,
          onChange: ({ target }) => manage.send({ type: 'reason.type', text: target.value }),
        }}
      />
      <Box role="alert" color="danger.fg">
        {failure && !isBusy ? (
          <FailureText failure={failure} />
        ) : mayCancel || isBusy ? null : (
          <FormattedMessage {...messages.cancelLate} />
        )}
      </Box>
    </Stack>
  );
}

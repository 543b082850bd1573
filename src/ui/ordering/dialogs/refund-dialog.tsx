import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/request-refund/selectors.ts';
import { LONGEST_COMMENT } from '#domain/catalogue/review-draft.ts';
import { ActionDialog } from '#ui/design/action-dialog.tsx';
import { Choice } from '#ui/design/choice.tsx';
import { TextAreaField } from '#ui/design/form-fields.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { FailureAlert } from '#ui/kernel/failure-alert.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as afterOrder } from '#ui/ordering/parts/after-order.messages.ts';
import { Checking } from '#ui/ordering/parts/checking.tsx';
import { messages } from './refund.messages.ts';

type Props = { readonly refund: select.RequestRefundActor };

export const RefundDialog = ({ refund }: Props) =>
  useSelector(refund, select.isOpen) ? <OpenRefundDialog refund={refund} /> : null;

function OpenRefundDialog({ refund }: Props) {
  const isBusy = useSelector(refund, select.isBusy);
  const maySend = useSelector(refund, select.canSend);
  return (
    <ActionDialog
      title={<FormattedMessage {...messages.title} />}
      leave={<FormattedMessage {...controls.notNow} />}
      onLeave={() => refund.send({ type: 'refund.leave' })}
      action={{
        label: <FormattedMessage {...afterOrder.refund} />,
        busy: isBusy,
        enabled: maySend,
        onPress: () => refund.send({ type: 'refund.send' }),
      }}
    >
      <Content refund={refund} />
    </ActionDialog>
  );
}

function Content({ refund }: Props) {
  const reasons = useSelector(refund, select.reasonsOf);
  const failure = useSelector(refund, select.failureOf);
  if (useSelector(refund, select.isUnread) && failure) {
    return <FailureState failure={failure} retry={() => refund.send({ type: 'refund.retry' })} />;
  }
  return reasons.length === 0 ? <Checking label={messages.reading} /> : <Form refund={refund} />;
}

function Form({ refund }: Props) {
  const reasons = useSelector(refund, select.reasonsOf);
  const chosen = useSelector(refund, select.reasonChosen);
  const note = useSelector(refund, select.noteOf);
  const failure = useSelector(refund, select.failureOf);
  const isBusy = useSelector(refund, select.isBusy);
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        <FormattedMessage {...messages.lead} />
      </Text>
      {reasons.map((reason) => (
        <Choice
          of="one"
          key={reason}
          name="refund-reason"
          label={reason}
          checked={chosen === reason}
          disabled={isBusy}
          onChoose={() => refund.send({ type: 'reason.choose', reason })}
        />
      ))}
      <TextAreaField
        label={<FormattedMessage {...messages.note} />}
        input={{
          name: 'note',
          rows: 3,
          maxLength: LONGEST_COMMENT,
          value: note,
          disabled: isBusy,
          onChange: ({ target }) => refund.send({ type: 'note.type', text: target.value }),
        }}
      />
      <FailureAlert failure={failure} busy={isBusy} />
    </Stack>
  );
}

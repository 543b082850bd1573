import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/manage-trip/selectors.ts';
import { LONGEST_REASON } from '#domain/catalogue/review-draft.ts';
import { TextAreaField } from '#ui/design/form-fields.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { CancelDialog, CancelQuestion } from '#ui/ordering/dialogs/cancel-dialog.tsx';
import { messages } from '#ui/rental/manage-trip.messages.ts';

type Props = { readonly manage: select.ManageTripActor };

export const CancelTripDialog = ({ manage }: Props) => (
  <CancelDialog
    tracking={manage}
    texts={messages}
    mayConfirm={useSelector(manage, select.canCancel)}
  >
    <Reason manage={manage} />
  </CancelDialog>
);

function Reason({ manage }: Props) {
  const reason = useSelector(manage, select.reasonOf);
  const failure = useSelector(manage, select.cancelFailureOf);
  const isBusy = useSelector(manage, select.cancelIsBusy);
  const mayCancel = useSelector(manage, select.canCancel);
  const tooLate = mayCancel || isBusy ? null : <FormattedMessage {...messages.cancelLate} />;
  return (
    <CancelQuestion alert={failure && !isBusy ? <FailureText failure={failure} /> : tooLate}>
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
    </CancelQuestion>
  );
}

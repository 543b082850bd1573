import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/track-order/selectors.ts';
import { Choice } from '#ui/design/choice.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/track.messages.ts';
import { CancelDialog, CancelQuestion } from './cancel-dialog.tsx';

type Props = { readonly track: select.TrackOrderActor };

export const CancelOrderDialog = ({ track }: Props) => (
  <CancelDialog
    tracking={track}
    texts={messages}
    mayConfirm={useSelector(track, select.canConfirmCancel)}
  >
    <Reasons track={track} />
  </CancelDialog>
);

function Reasons({ track }: Props) {
  const isParcel = useSelector(track, select.orderOf)?.type === 'parcel';
  const reasons = useSelector(track, select.reasonsOf);
  const chosen = useSelector(track, select.reasonChosen);
  const failure = useSelector(track, select.cancelFailureOf);
  const isBusy = useSelector(track, select.cancelIsBusy);
  const isUnread = useSelector(track, select.reasonsAreUnread);
  if (isUnread && failure) {
    return <FailureState failure={failure} retry={() => track.send({ type: 'cancel.ask' })} />;
  }
  return (
    <CancelQuestion alert={failure && !isBusy ? <FailureText failure={failure} /> : null}>
      <Text color="fg.muted">
        <FormattedMessage {...(isParcel ? messages.cancelParcelText : messages.cancelText)} />
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
    </CancelQuestion>
  );
}

import { FormattedMessage } from 'react-intl';
import * as select from '#application/parcel/send-parcel/selectors.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { Interrupted } from '#ui/kernel/interrupted.tsx';
import { messages } from '#ui/parcel/send-parcel.messages.ts';

type Props = { readonly sending: select.SendParcelActor };

export function ParcelInterrupted({ sending }: Props) {
  const parcel = useSelector(sending, select.unansweredOf)?.parcel;
  const busy = useSelector(sending, select.isBusy);
  const failure = useSelector(sending, select.failureOf);
  return (
    <Interrupted
      texts={{ ...messages, startOver: controls.startOver }}
      text={
        <>
          <FormattedMessage
            {...messages.interruptedText}
            values={{ receiver: <bdi>{parcel?.receiver.name}</bdi> }}
          />
          <span> </span>
          <span role="alert">{failure && !busy ? <FailureText failure={failure} /> : null}</span>
        </>
      }
      busy={busy}
      onFinish={() => sending.send({ type: 'parcel.retry' })}
      onStartOver={() => sending.send({ type: 'parcel.abandon' })}
    />
  );
}

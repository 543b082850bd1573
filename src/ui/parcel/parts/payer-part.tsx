import { FormattedMessage } from 'react-intl';
import * as select from '#application/parcel/send-parcel/selectors.ts';
import { CHARGE_PAYERS } from '#domain/parcel/parcel.ts';
import { ChoiceRow } from '#ui/design/choice-row.tsx';
import { Choice } from '#ui/design/choice.tsx';
import { FormPart } from '#ui/design/form-part.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/parcel/send-parcel.messages.ts';
import { StepActions } from './step-actions.tsx';
import { StepForm } from './step-form.tsx';

const TEXTS = {
  sender: { label: messages.senderPays, hint: messages.senderPaysHint },
  receiver: { label: messages.receiverPays, hint: messages.receiverPaysHint },
} as const;

export function PayerPart({ sending }: { readonly sending: select.SendParcelActor }) {
  const { payer } = useSelector(sending, select.formOf);
  return (
    <StepForm sending={sending}>
      <FormPart icon="cash" title={<FormattedMessage {...messages.payer} />}>
        <ChoiceRow>
          {CHARGE_PAYERS.map((one) => (
            <Choice
              of="one"
              key={one}
              name="payer"
              label={<FormattedMessage {...TEXTS[one].label} />}
              hint={<FormattedMessage {...TEXTS[one].hint} />}
              checked={payer === one}
              onChoose={() => sending.send({ type: 'payer.choose', payer: one })}
            />
          ))}
        </ChoiceRow>
      </FormPart>
      <StepActions sending={sending} />
    </StepForm>
  );
}

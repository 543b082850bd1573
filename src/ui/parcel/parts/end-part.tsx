import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/parcel/send-parcel/selectors.ts';
import {
  noteSays,
  toggleInNote,
  type EndField,
  type EndName,
  type EndRefusals,
} from '#domain/parcel/parcel-form.ts';
import { ChoiceChip, ChoiceChips } from '#ui/design/choice-chips.tsx';
import { FormPart } from '#ui/design/form-part.tsx';
import { TextAreaField, TextField } from '#ui/design/form-fields.tsx';
import { messages as contact } from '#ui/kernel/contact.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as addressFields } from '#ui/location/address-fields.messages.ts';
import { messages } from '#ui/parcel/send-parcel.messages.ts';
import { PlaceButton } from './place-button.tsx';
import { StepActions } from './step-actions.tsx';
import { StepForm } from './step-form.tsx';
import { useParcelInstructions } from '#ui/parcel/use-parcels.ts';

type Props = { readonly sending: select.SendParcelActor; readonly end: EndName };

const ERRORS = {
  name: { missing: addressFields.nameMissing, tooLong: messages.nameTooLong },
  phone: { missing: messages.phoneMissing, malformed: contact.phoneMalformed },
  place: { missing: messages.placeMissing, same: messages.placeSame },
  note: { tooLong: messages.noteTooLong },
} as const;

function errorIn<Field extends keyof typeof ERRORS>(refusals: EndRefusals, field: Field) {
  const refusal = refusals[field];
  const texts = ERRORS[field] as Readonly<Record<string, typeof messages.name>>;
  const said = refusal === undefined ? undefined : texts[refusal];
  return said ? <FormattedMessage {...said} /> : null;
}

export function EndPart({ sending, end }: Props) {
  const { formatMessage } = useIntl();
  const form = useSelector(sending, select.formOf)[end];
  const refusals = useSelector(
    sending,
    end === 'sender' ? select.senderRefusalsOf : select.receiverRefusalsOf,
  );
  const isAsking = useSelector(sending, select.isAsking);
  const type = (field: EndField, text: string) => sending.send({ type: 'end.type', field, text });
  const isRefused = Object.keys(refusals).length > 0;
  return (
    <StepForm sending={sending}>
      <FormPart
        icon={end === 'sender' ? 'user' : 'home'}
        title={<FormattedMessage {...messages[end]} />}
        error={isRefused ? <FormattedMessage {...messages.check} /> : null}
      >
        <TextField
          label={<FormattedMessage {...messages.name} />}
          required
          error={errorIn(refusals, 'name')}
          input={{
            name: 'name',
            autoComplete: end === 'sender' ? 'name' : 'off',
            value: form.name,
            maxLength: 120,
            onChange: ({ target }) => type('name', target.value),
          }}
        />
        <TextField
          label={<FormattedMessage {...contact.phone} />}
          hint={<FormattedMessage {...contact.phoneHint} />}
          required
          error={errorIn(refusals, 'phone')}
          input={{
            name: 'phone',
            type: 'tel',
            inputMode: 'tel',
            autoComplete: end === 'sender' ? 'tel' : 'off',
            value: form.phone,
            maxLength: 30,
            onChange: ({ target }) => type('phone', target.value),
          }}
        />
        <PlaceButton
          label={formatMessage(end === 'sender' ? messages.pickUpAt : messages.bringTo)}
          address={form.place?.address ?? null}
          isOpen={isAsking}
          error={errorIn(refusals, 'place')}
          onAsk={() => sending.send({ type: 'place.ask' })}
        />
        <TextAreaField
          label={<FormattedMessage {...messages.note} />}
          optional
          error={errorIn(refusals, 'note')}
          input={{
            name: 'note',
            rows: 2,
            value: form.note,
            maxLength: 320,
            onChange: ({ target }) => type('note', target.value),
          }}
        />
        <Instructions note={form.note} onChange={(text) => type('note', text)} />
      </FormPart>
      <StepActions sending={sending} isFirst={end === 'sender'} />
    </StepForm>
  );
}

type InstructionsProps = { readonly note: string; readonly onChange: (note: string) => void };

/** Each phrase toggles in the note. */
function Instructions({ note, onChange }: InstructionsProps) {
  const { formatMessage } = useIntl();
  const instructions = useParcelInstructions();
  return instructions.length > 0 ? (
    <ChoiceChips label={formatMessage(messages.instructions)}>
      {instructions.map((said) => (
        <ChoiceChip
          key={said}
          chosen={noteSays(note, said)}
          onChoose={() => onChange(toggleInNote(note, said))}
        >
          {said}
        </ChoiceChip>
      ))}
    </ChoiceChips>
  ) : null;
}

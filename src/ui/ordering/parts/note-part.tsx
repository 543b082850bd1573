import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import * as select from '#application/ordering/selling.selectors.ts';
import { LONGEST_NOTE } from '#domain/ordering/order-rules.ts';
import { Card } from '#ui/design/card.tsx';
import { TextAreaField } from '#ui/design/form-fields.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { fieldId } from '#ui/ordering/field-id.ts';
import type { ErrorOf } from './checkout-text-field.tsx';
import { FieldErrorText } from './field-error-text.tsx';

type Props<Snapshot> = {
  readonly checkout: select.TypedActor<'note', Snapshot>;
  readonly errorOf: ErrorOf<'note', Snapshot>;
  readonly label: MessageDescriptor;
};

export function NotePart<Snapshot>({ checkout, errorOf, label }: Props<Snapshot>) {
  const text = useSelector(checkout, select.textIn('note'));
  const error = useSelector(checkout, errorOf('note'));
  const editable = useSelector(checkout, select.isEditable);
  return (
    <Card>
      <TextAreaField
        id={fieldId('note')}
        optional
        label={<FormattedMessage {...label} />}
        error={error ? <FieldErrorText {...error} /> : null}
        hint={
          <FormattedMessage
            {...messages.noteCount}
            values={{ used: text.trim().length, most: LONGEST_NOTE }}
          />
        }
        input={{
          name: 'note',
          rows: 3,
          autoComplete: 'off',
          value: text,
          readOnly: !editable,
          onChange: ({ target }) =>
            checkout.send({ type: 'field.type', field: 'note', text: target.value }),
          onBlur: () => checkout.send({ type: 'field.leave', field: 'note' }),
        }}
      />
    </Card>
  );
}

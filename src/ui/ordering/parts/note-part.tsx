import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout.selectors.ts';
import { LONGEST_NOTE } from '#domain/ordering/order-rules.ts';
import { Card } from '#ui/design/card.tsx';
import { TextAreaField } from '#ui/design/form-fields.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FieldErrorText } from './field-error-text.tsx';

/** A note for the store or the courier. */
export function NotePart({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const text = useSelector(checkout, select.textOf('note'));
  const error = useSelector(checkout, select.shownErrorIn('note'));
  const editable = useSelector(checkout, select.isEditable);
  return (
    <Card>
      <TextAreaField
        id={fieldId('note')}
        optional
        label={<FormattedMessage {...messages.note} />}
        error={error ? <FieldErrorText field="note" error={error} /> : null}
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

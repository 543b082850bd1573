import type { InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as select from '#application/ordering/checkout.selectors.ts';
import type { TextField as FieldName } from '#domain/ordering/order-form.ts';
import { TextField } from '#ui/design/form-fields.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FieldErrorText } from './field-error-text.tsx';

type Props = {
  readonly checkout: select.CheckoutActor;
  readonly field: FieldName;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly optional?: boolean;
  /** How the browser may fill it in, and which keyboard a phone shows. */
  readonly input: Pick<InputProps, 'autoComplete' | 'inputMode' | 'type' | 'maxLength'>;
};

/** A line of text of the checkout form; its error is shown once it has been left. */
export function CheckoutTextField({
  checkout,
  field,
  label,
  hint,
  required,
  optional,
  input,
}: Props) {
  const text = useSelector(checkout, select.textOf(field));
  const error = useSelector(checkout, select.fieldErrorOf(field));
  const editable = useSelector(checkout, select.isEditable);
  return (
    <TextField
      id={fieldId(field)}
      label={label}
      hint={hint}
      required={required ?? false}
      optional={optional ?? false}
      error={error ? <FieldErrorText {...error} /> : null}
      input={{
        ...input,
        name: field,
        value: text,
        readOnly: !editable,
        onChange: ({ target }) => checkout.send({ type: 'field.type', field, text: target.value }),
        onBlur: () => checkout.send({ type: 'field.leave', field }),
      }}
    />
  );
}

import type { InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as select from '#application/ordering/selling.selectors.ts';
import type { FieldError } from '#domain/ordering/order-form.ts';
import { TextField } from '#ui/design/form-fields.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FieldErrorText } from './field-error-text.tsx';

/** Error of a field once it has been left. */
export type ErrorOf<Field, Snapshot> = (field: Field) => (snapshot: Snapshot) => FieldError | null;

type Props<Field extends string, Snapshot> = {
  readonly checkout: select.TypedActor<Field, Snapshot>;
  readonly errorOf: ErrorOf<Field, Snapshot>;
  readonly field: Field;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly optional?: boolean;
  /** Autofill and on-screen keyboard. */
  readonly input: Pick<InputProps, 'autoComplete' | 'inputMode' | 'type' | 'maxLength'>;
};

export function CheckoutTextField<Field extends string, Snapshot>({
  checkout,
  errorOf,
  field,
  label,
  hint,
  required,
  optional,
  input,
}: Props<Field, Snapshot>) {
  const text = useSelector(checkout, select.textIn(field));
  const error = useSelector(checkout, errorOf(field));
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

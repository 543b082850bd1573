import type { InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/selling.selectors.ts';
import type { FieldError } from '#domain/ordering/order-form.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { TextAreaField, TextField } from '#ui/design/form-fields.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
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
  /** A text longer than a line gets an area, and its characters are counted. */
  readonly longest?: number;
  /** Autofill and on-screen keyboard. */
  readonly input?: Pick<InputProps, 'autoComplete' | 'inputMode' | 'type' | 'maxLength'>;
};

export function CheckoutTextField<Field extends string, Snapshot>({
  checkout,
  errorOf,
  field,
  label,
  hint,
  required,
  optional,
  longest = LONGEST_TEXT,
  input = { autoComplete: 'off' },
}: Props<Field, Snapshot>) {
  const text = useSelector(checkout, select.textIn(field));
  const error = useSelector(checkout, errorOf(field));
  const editable = useSelector(checkout, select.isEditable);
  const frame = {
    id: fieldId(field),
    label,
    optional: optional ?? false,
    error: error ? <FieldErrorText {...error} /> : null,
  };
  const control = {
    name: field,
    value: text,
    readOnly: !editable,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      checkout.send({ type: 'field.type', field, text: target.value }),
    onBlur: () => checkout.send({ type: 'field.leave', field }),
  };
  if (longest <= LONGEST_TEXT) {
    const field = { ...frame, hint, required: required ?? false };
    return <TextField {...field} input={{ ...input, ...control }} />;
  }
  const counted = { used: text.trim().length, most: longest };
  return (
    <TextAreaField
      {...frame}
      hint={<FormattedMessage {...messages.noteCount} values={counted} />}
      input={{ ...control, autoComplete: 'off', rows: 3 }}
    />
  );
}

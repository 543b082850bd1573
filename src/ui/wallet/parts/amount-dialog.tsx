import { Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { ActionDialog } from '#ui/design/action-dialog.tsx';
import { TextField } from '#ui/design/form-fields.tsx';
import { useForm } from '#ui/design/use-form.ts';
import { FailureAlert } from '#ui/kernel/failure-alert.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';

type Props = {
  readonly texts: Readonly<Record<'title' | 'send' | 'field', MessageDescriptor>>;
  readonly hint: ReactNode;
  readonly name: string;
  readonly inputMode: 'numeric' | 'decimal';
  readonly longest: number;
  readonly text: string;
  readonly isBusy: boolean;
  readonly refusal: unknown;
  readonly error: ReactNode;
  readonly failure: CallFailure | null;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
  readonly onLeave: () => void;
  readonly children?: Elements;
};

export function AmountDialog({ texts, isBusy, onLeave, ...form }: Props) {
  const id = useId();
  return (
    <ActionDialog
      title={<FormattedMessage {...texts.title} />}
      leave={<FormattedMessage {...kernel.cancel} />}
      onLeave={onLeave}
      action={{ label: <FormattedMessage {...texts.send} />, busy: isBusy, form: id }}
    >
      <Form {...form} id={id} texts={texts} isBusy={isBusy} />
    </ActionDialog>
  );
}

type FormProps = Omit<Props, 'onLeave'> & { readonly id: string };

/** Inside the dialog, so that each opening resets it. */
function Form({
  id,
  texts,
  hint,
  name,
  inputMode,
  longest,
  text,
  isBusy,
  refusal,
  error,
  failure,
  onType,
  onSend,
  children,
}: FormProps) {
  const form = useForm(refusal, onSend);
  return (
    <form {...form} id={id}>
      <Stack gap="4">
        <TextField
          label={<FormattedMessage {...texts.field} />}
          hint={hint}
          error={error}
          required
          input={{
            name,
            value: text,
            inputMode,
            autoComplete: 'off',
            maxLength: longest,
            disabled: isBusy,
            onChange: ({ target }) => onType(target.value),
          }}
        />
        {children}
        <FailureAlert failure={failure} busy={isBusy} />
      </Stack>
    </form>
  );
}

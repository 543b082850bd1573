import { Box, Button, Checkbox, Field as Frame, Input, type InputProps } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormRefusal } from '#domain/account/credentials.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { Field } from '#ui/design/field.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { asThePage } from '#ui/design/reading-direction.ts';
import { messages } from '#ui/account/account.messages.ts';

type FieldProps = {
  readonly label: ReactNode;
  readonly refusal?: FormRefusal | undefined;
  /** What is said about a value of the wrong form. */
  readonly malformed?: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly input: InputProps & { readonly name: string };
};

/** One line to fill in. The browser keeps its value; the form reads it when it is sent. */
export function TextField({
  label,
  refusal,
  malformed,
  hint,
  required = false,
  input,
}: FieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      inputProps={{ ...input, 'aria-required': required }}
      error={refusal ? <RefusalText refusal={refusal} malformed={malformed} /> : undefined}
    />
  );
}

/** A password, which can be shown. Pasting and password managers are welcome. */
export function PasswordField({ label, refusal, hint, input }: FieldProps) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={hint}
      required
      error={refusal ? <RefusalText refusal={refusal} /> : undefined}
    >
      <Box position="relative">
        <Input {...input} type={shown ? 'text' : 'password'} pe="12" aria-required />
        <Button
          variant="ghost"
          size="sm"
          px="0"
          position="absolute"
          top="1"
          insetInlineEnd="1"
          aria-pressed={shown}
          aria-label={formatMessage(shown ? messages.hidePassword : messages.showPassword)}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </Button>
      </Box>
    </Field>
  );
}

type CheckProps = {
  readonly name: string;
  readonly children: ReactNode;
  readonly refusal?: FormRefusal | undefined;
  readonly initially?: boolean;
};

export function CheckField({ name, children, refusal, initially = false }: CheckProps) {
  return (
    <Frame.Root invalid={refusal !== undefined}>
      <Checkbox.Root dir={asThePage} name={name} defaultChecked={initially} value="yes">
        <Checkbox.HiddenInput />
        <Checkbox.Control dir={asThePage}>
          <Icon name="check" size="4" />
        </Checkbox.Control>
        <Checkbox.Label dir={asThePage}>{children}</Checkbox.Label>
      </Checkbox.Root>
      {refusal ? (
        <Frame.ErrorText>
          <Icon name="alert" size="4" />
          <span>
            <RefusalText refusal={refusal} />
          </span>
        </Frame.ErrorText>
      ) : null}
    </Frame.Root>
  );
}

function RefusalText({
  refusal,
  malformed,
}: {
  readonly refusal: FormRefusal;
  readonly malformed?: ReactNode;
}) {
  switch (refusal) {
    case 'malformed':
      return malformed ?? <FormattedMessage {...messages.missing} />;
    case 'missing':
    case 'tooLong':
    case 'tooWeak':
    case 'different':
    case 'notAccepted':
      return <FormattedMessage {...messages[refusal]} />;
    default:
      return unreachable(refusal);
  }
}

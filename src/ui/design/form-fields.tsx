import {
  Box,
  Input,
  NativeSelect,
  Textarea,
  type InputProps,
  type TextareaProps,
} from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type FieldProps = {
  readonly id?: string;
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly optional?: boolean;
  readonly input: InputProps & { readonly name: string };
};

export function TextField({ required = false, input, ...field }: FieldProps) {
  return (
    <Field {...field} required={required} inputProps={{ ...input, 'aria-required': required }} />
  );
}

type TextAreaProps = Omit<FieldProps, 'input' | 'required'> & {
  readonly input: TextareaProps & { readonly name: string };
};

export const TextAreaField = ({ input, ...field }: TextAreaProps) => (
  <Field {...field}>
    <Textarea {...input} />
  </Field>
);

type SelectProps = Omit<FieldProps, 'input' | 'required'> & {
  readonly value: string;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
};

export const SelectField = ({ value, disabled, onChoose, children, ...field }: SelectProps) => (
  <Field {...field}>
    <NativeSelect.Root disabled={disabled}>
      <NativeSelect.Field value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon name="chevronDown" />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  </Field>
);

type PasswordProps = Omit<FieldProps, 'required'> & {
  readonly show: string;
  readonly hide: string;
};

/** Allows pasting and password managers. */
export function PasswordField({ show, hide, input, optional = false, ...field }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field} required={!optional} optional={optional}>
      <Box position="relative">
        <Input {...input} type={shown ? 'text' : 'password'} pe="12" aria-required={!optional} />
        <Box position="absolute" top="1" insetInlineEnd="1">
          <IconButton
            size="sm"
            aria-pressed={shown}
            aria-label={shown ? hide : show}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </IconButton>
        </Box>
      </Box>
    </Field>
  );
}

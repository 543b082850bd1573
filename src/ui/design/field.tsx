import { Box, chakra, Field as Frame, Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from './visually-hidden.tsx';
import { Icon } from './icon.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';
import type { Elements } from './elements.ts';

type Props = {
  readonly id?: string;
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly optional?: boolean;
  /** Replaces the input; must be one of Chakra's field controls. */
  readonly children?: Elements;
  readonly inputProps?: InputProps;
};

const REQUIRED = '*';

export function Field({
  id,
  label,
  error,
  hint,
  required = false,
  optional = false,
  children,
  inputProps,
}: Props) {
  const wrong = error !== undefined && error !== null && error !== false;
  return (
    <Frame.Root invalid={wrong} {...(id === undefined ? {} : { id })}>
      <Frame.Label>
        <span>{label}</span>
        {required ? (
          <>
            <span aria-hidden="true">{REQUIRED}</span>
            <VisuallyHidden>
              <FormattedMessage {...messages.required} />
            </VisuallyHidden>
          </>
        ) : null}
        {optional ? (
          <>
            <span> </span>
            <chakra.span color="fg.subtle" fontWeight="normal">
              <FormattedMessage {...messages.optional} />
            </chakra.span>
          </>
        ) : null}
      </Frame.Label>
      {/* In its own box: password managers insert elements beside or around a control. */}
      <Box w="full">{children ?? <Input {...inputProps} />}</Box>
      {wrong ? (
        <Frame.ErrorText>
          <Icon name="alert" size="4" />
          <span>{error}</span>
        </Frame.ErrorText>
      ) : null}
      {hint ? <Frame.HelperText>{hint}</Frame.HelperText> : null}
    </Frame.Root>
  );
}

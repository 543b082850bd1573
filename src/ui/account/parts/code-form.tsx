import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { CodeRefusal } from '#domain/account/verification-code.ts';
import { TextField } from '#ui/design/form-fields.tsx';
import { useForm } from '#ui/design/use-form.ts';
import { useSecondsLeft } from '#ui/kernel/use-seconds-left.ts';
import { WithFailure } from './with-failure.tsx';
import { messages } from './code-form.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly said: ReactNode;
  readonly refusal: CodeRefusal | null;
  readonly failure: CallFailure | null;
  readonly busy: boolean;
  /** Seconds until another code may be requested; null when one may be requested now. */
  readonly pause: number | null;
  readonly submit: ReactNode;
  readonly onSubmit: (code: string) => void;
  readonly onResend: () => void;
  readonly children?: Elements;
};

/** One field for the whole code: browsers can autofill it, and it can be pasted. */
export function CodeForm({
  said,
  refusal,
  failure,
  busy,
  pause,
  submit,
  onSubmit,
  onResend,
  children,
}: Props) {
  const form = useForm(refusal, ({ text }) => onSubmit(text('one-time-code')));
  return (
    <chakra.form {...form} display="grid" gap="4">
      <Text overflowWrap="anywhere" role="status">
        {said}
      </Text>
      <TextField
        required
        label={<FormattedMessage {...messages.code} />}
        hint={<FormattedMessage {...messages.codeHint} />}
        error={refusal === null ? null : <FormattedMessage {...messages[refusal]} />}
        input={{
          name: 'one-time-code',
          autoComplete: 'one-time-code',
          inputMode: 'numeric',
          maxLength: 20,
          dir: 'ltr',
          letterSpacing: '0.2em',
          readOnly: busy,
        }}
      />
      <WithFailure failure={failure}>
        <Button type="submit" size="lg" loading={busy}>
          {submit}
        </Button>
      </WithFailure>
      <Stack gap="1" align="center">
        <Flex justify="center" wrap="wrap" columnGap="4">
          <Button variant="plain" disabled={busy || pause !== null} onClick={onResend}>
            <FormattedMessage {...messages.resend} />
          </Button>
          {children}
        </Flex>
        {pause === null ? null : <Wait pause={pause} />}
      </Stack>
    </chakra.form>
  );
}

const Wait = ({ pause }: { readonly pause: number }) => (
  <Text color="fg.muted" textStyle="caption">
    <FormattedMessage {...messages.wait} values={{ seconds: useSecondsLeft(pause) }} />
  </Text>
);

import { Button, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import * as ask from '#application/account/authenticate.selectors.ts';
import { messages } from '#ui/account/account.messages.ts';
import { messages as accountMenuMessages } from '#ui/account/parts/account-menu.messages.ts';
import { CheckField, PasswordField, TextField } from '#ui/kernel/form-fields.tsx';
import { useForm } from '#ui/kernel/use-form.ts';

export function SignInForm({ dialog }: { readonly dialog: ask.AuthenticateActor }) {
  const refusals = useSelector(dialog, ask.refusalsOf);
  const busy = useSelector(dialog, ask.isBusy);
  const form = useForm(refusals, ({ text, checked }) =>
    dialog.send({
      type: 'signIn.submit',
      form: {
        identifier: text('username'),
        password: text('password'),
        remembered: checked('remembered'),
      },
    }),
  );

  return (
    <form {...form}>
      <Stack gap="4">
        <TextField
          label={<FormattedMessage {...messages.identifier} />}
          hint={<FormattedMessage {...messages.identifierHint} />}
          required
          refusal={refusals.identifier}
          malformed={<FormattedMessage {...messages.identifierMalformed} />}
          input={{
            name: 'username',
            autoComplete: 'username',
            inputMode: 'email',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
        <PasswordField
          label={<FormattedMessage {...messages.password} />}
          refusal={refusals.password}
          input={{ name: 'password', autoComplete: 'current-password' }}
        />
        <CheckField name="remembered" initially>
          <FormattedMessage {...messages.remember} />
        </CheckField>
        <Button type="submit" size="lg" loading={busy}>
          <FormattedMessage {...accountMenuMessages.signIn} />
        </Button>
      </Stack>
    </form>
  );
}

import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/account/authenticate/selectors.ts';
import { messages } from '#ui/account/account.messages.ts';
import { CheckField } from '#ui/design/check-field.tsx';
import { PasswordField, TextField } from '#ui/design/form-fields.tsx';
import { useForm } from '#ui/design/use-form.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { formError } from './form-error.tsx';
import { messages as recoveryMessages } from './recover-password.messages.ts';

type Props = {
  readonly dialog: select.AuthenticateActor;
  readonly id: string;
  readonly onForgot: () => void;
};

export function SignInForm({ id, dialog, onForgot }: Props) {
  const { formatMessage } = useIntl();
  const texts = {
    show: formatMessage(messages.showPassword),
    hide: formatMessage(messages.hidePassword),
  };
  const refusals = useSelector(dialog, select.signInRefusalsOf);
  const busy = useSelector(dialog, select.isBusy);
  const sendsCodes = useSelector(dialog, select.sendsCodes);
  const form = useForm(refusals, ({ text, checked }) =>
    dialog.send({
      type: 'signIn.submit',
      form: {
        identifier: text('username'),
        password: text('password'),
        rememberMe: checked('rememberMe'),
      },
    }),
  );

  return (
    <form {...form} id={id}>
      <Stack gap="4">
        <TextField
          label={<FormattedMessage {...messages.identifier} />}
          hint={<FormattedMessage {...messages.identifierHint} />}
          required
          error={formError(
            refusals.identifier,
            <FormattedMessage {...messages.identifierMalformed} />,
          )}
          input={{
            name: 'username',
            autoComplete: 'username',
            inputMode: 'email',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
        <PasswordField
          {...texts}
          label={<FormattedMessage {...messages.password} />}
          error={formError(refusals.password)}
          input={{ name: 'password', autoComplete: 'current-password' }}
        />
        {sendsCodes ? <ForgotPassword busy={busy} onForgot={onForgot} /> : null}
        <CheckField name="rememberMe" initially>
          <FormattedMessage {...messages.save} />
        </CheckField>
      </Stack>
    </form>
  );
}

type ForgotProps = Pick<Props, 'onForgot'> & { readonly busy: boolean };

/** Opens over this dialog, so that the interrupted action resumes afterwards. */
function ForgotPassword({ busy, onForgot }: ForgotProps) {
  const { storefront } = useServices();
  return (
    <Button
      variant="plain"
      alignSelf="flex-start"
      px="0"
      disabled={busy}
      onClick={() => {
        onForgot();
        storefront.send({ type: 'dialog.open', id: 'recoverPassword', request: null });
      }}
    >
      <FormattedMessage {...recoveryMessages.open} />
    </Button>
  );
}

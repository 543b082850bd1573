import { Button, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/account/recover-password/selectors.ts';
import { messages as texts } from '#ui/account/account.messages.ts';
import { CodeForm } from '#ui/account/parts/code-form.tsx';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { PasswordField, TextField } from '#ui/design/form-fields.tsx';
import { useForm } from '#ui/design/use-form.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { WithFailure } from '#ui/account/parts/with-failure.tsx';
import { formError } from './form-error.tsx';
import { messages } from './recover-password.messages.ts';
import { PhoneText } from '#ui/account/parts/phone-text.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';

type Props = { readonly dialog: select.RecoverPasswordActor };

export function RecoverPasswordDialog({ dialog }: Props) {
  const form = useSelector(dialog, select.formOf);
  const Form = FORMS[form];
  return (
    <DialogShell
      size="sm"
      title={<FormattedMessage {...messages.title} />}
      onClose={() => dialog.send({ type: 'dialog.close' })}
    >
      <Form dialog={dialog} />
    </DialogShell>
  );
}

function IdentifierForm({ dialog }: Props) {
  const refusal = useSelector(dialog, select.identifierRefusalOf);
  const failure = useSelector(dialog, select.failureOf);
  const busy = useSelector(dialog, select.isBusy);
  const known = useSelector(dialog, select.recipientOf);
  const form = useForm(refusal, ({ text }) =>
    dialog.send({ type: 'identifier.submit', identifier: text('username') }),
  );
  return (
    <chakra.form {...form} display="grid" gap="4">
      <Text color="fg.muted">
        <FormattedMessage {...messages.intro} />
      </Text>
      <TextField
        label={<FormattedMessage {...texts.identifier} />}
        hint={<FormattedMessage {...texts.identifierHint} />}
        required
        error={formError(refusal ?? undefined, <FormattedMessage {...texts.identifierMalformed} />)}
        input={{
          name: 'username',
          autoComplete: 'username',
          inputMode: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
          readOnly: busy,
          defaultValue: known,
        }}
      />
      <WithFailure failure={failure}>
        <Button type="submit" size="lg" loading={busy}>
          <FormattedMessage {...messages.send} />
        </Button>
      </WithFailure>
    </chakra.form>
  );
}

function Coding({ dialog }: Props) {
  const recipient = useSelector(dialog, select.recipientOf);
  const busy = useSelector(dialog, select.isBusy);
  return (
    <CodeForm
      said={
        <FormattedMessage
          {...messages.sent}
          values={{ recipient: <PhoneText phone={recipient} /> }}
        />
      }
      refusal={useSelector(dialog, select.codeRefusalOf)}
      failure={useSelector(dialog, select.failureOf)}
      busy={busy}
      pause={useSelector(dialog, select.pauseOf)}
      submit={<FormattedMessage {...controls.continue} />}
      onSubmit={(code) => dialog.send({ type: 'code.submit', code })}
      onResend={() => dialog.send({ type: 'code.resend' })}
    >
      <StartAgain dialog={dialog} />
    </CodeForm>
  );
}

function StartAgain({ dialog }: Props) {
  const busy = useSelector(dialog, select.isBusy);
  return (
    <Button
      variant="plain"
      disabled={busy}
      onClick={() => dialog.send({ type: 'identifier.change' })}
    >
      <FormattedMessage {...messages.change} />
    </Button>
  );
}

function PasswordForm({ dialog }: Props) {
  const { formatMessage } = useIntl();
  const refusals = useSelector(dialog, select.passwordRefusalsOf);
  const failure = useSelector(dialog, select.failureOf);
  const readOnly = useSelector(dialog, select.isBusy);
  const username = useSelector(dialog, select.recipientOf);
  const eye = { show: formatMessage(texts.showPassword), hide: formatMessage(texts.hidePassword) };
  const form = useForm(refusals, ({ text }) =>
    dialog.send({
      type: 'password.submit',
      form: { password: text('new-password'), confirmation: text('confirmation') },
    }),
  );
  return (
    <chakra.form {...form} display="grid" gap="4">
      <Text role="status">
        <FormattedMessage {...messages.choose} />
      </Text>
      {/* Lets password managers save the new password for this user name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...eye}
        label={<FormattedMessage {...texts.newPassword} />}
        hint={<FormattedMessage {...texts.passwordHint} />}
        error={formError(refusals.password)}
        input={{ readOnly, name: 'new-password', autoComplete: 'new-password' }}
      />
      <PasswordField
        {...eye}
        label={<FormattedMessage {...texts.confirmation} />}
        error={formError(refusals.confirmation)}
        input={{ readOnly, name: 'confirmation', autoComplete: 'new-password' }}
      />
      <WithFailure failure={failure}>
        <Button type="submit" size="lg" loading={readOnly}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </WithFailure>
      <StartAgain dialog={dialog} />
    </chakra.form>
  );
}

const FORMS = { identifier: IdentifierForm, code: Coding, password: PasswordForm };

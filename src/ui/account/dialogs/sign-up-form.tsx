import { SimpleGrid, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/account/authenticate/selectors.ts';
import type { SignUpForm as Form } from '#domain/account/sign-up.ts';
import { messages } from '#ui/account/account.messages.ts';
import { CheckField } from '#ui/design/check-field.tsx';
import { PasswordField, TextField } from '#ui/design/form-fields.tsx';
import { useForm, type Filled } from '#ui/design/use-form.ts';
import { messages as contact } from '#ui/kernel/contact.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { formError } from './form-error.tsx';

const formOf = ({ text, checked }: Filled): Form => ({
  firstName: text('given-name'),
  lastName: text('family-name'),
  email: text('email'),
  phone: text('tel'),
  password: text('new-password'),
  confirmation: text('confirmation'),
  referralCode: text('referral'),
  termsAccepted: checked('terms'),
});

type Props = {
  readonly dialog: select.AuthenticateActor;
  readonly id: string;
};

export function SignUpForm({ id, dialog }: Props) {
  const { formatMessage } = useIntl();
  const texts = {
    show: formatMessage(messages.showPassword),
    hide: formatMessage(messages.hidePassword),
  };
  const refusals = useSelector(dialog, select.signUpRefusalsOf);
  const form = useForm(refusals, (filled) =>
    dialog.send({ type: 'signUp.submit', form: formOf(filled) }),
  );

  return (
    <form {...form} id={id}>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField
            label={<FormattedMessage {...messages.firstName} />}
            required
            error={formError(refusals.firstName)}
            input={{ name: 'given-name', autoComplete: 'given-name' }}
          />
          <TextField
            label={<FormattedMessage {...messages.lastName} />}
            error={formError(refusals.lastName)}
            input={{ name: 'family-name', autoComplete: 'family-name' }}
          />
        </SimpleGrid>
        <TextField
          label={<FormattedMessage {...contact.email} />}
          required
          error={formError(refusals.email, <FormattedMessage {...messages.emailMalformed} />)}
          input={{ name: 'email', type: 'email', autoComplete: 'email' }}
        />
        <TextField
          label={<FormattedMessage {...contact.phone} />}
          hint={<FormattedMessage {...messages.phoneHint} />}
          required
          error={formError(refusals.phone, <FormattedMessage {...messages.phoneMalformed} />)}
          input={{ name: 'tel', type: 'tel', autoComplete: 'tel' }}
        />
        <PasswordField
          {...texts}
          label={<FormattedMessage {...messages.password} />}
          hint={<FormattedMessage {...messages.passwordHint} />}
          error={formError(refusals.password)}
          input={{ name: 'new-password', autoComplete: 'new-password' }}
        />
        <PasswordField
          {...texts}
          label={<FormattedMessage {...messages.confirmation} />}
          error={formError(refusals.confirmation)}
          input={{ name: 'confirmation', autoComplete: 'new-password' }}
        />
        <TextField
          label={<FormattedMessage {...messages.referralCode} />}
          optional
          error={formError(refusals.referralCode)}
          input={{ name: 'referral', autoComplete: 'off', autoCapitalize: 'characters' }}
        />
        <CheckField name="terms" error={formError(refusals.termsAccepted)}>
          <FormattedMessage {...messages.terms} />
        </CheckField>
      </Stack>
    </form>
  );
}

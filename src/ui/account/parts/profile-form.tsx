import { Button, chakra, HStack, SimpleGrid } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/account/profile/selectors.ts';
import type { ProfileForm as Form } from '#domain/account/profile-form.ts';
import type { Profile } from '#domain/account/profile.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { messages as texts } from '#ui/account/account.messages.ts';
import { formError } from '#ui/account/dialogs/form-error.tsx';
import { FormPart } from '#ui/design/form-part.tsx';
import { PasswordField, TextField } from '#ui/design/form-fields.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { useForm, type Filled } from '#ui/design/use-form.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as contact } from '#ui/kernel/contact.messages.ts';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { PictureField } from './picture-field.tsx';
import { messages } from './profile-form.messages.ts';

const formOf = ({ text }: Filled): Form => ({
  firstName: text('given-name'),
  lastName: text('family-name'),
  email: text('email'),
  phone: text('tel'),
  currentPassword: text('current-password'),
  password: text('new-password'),
  confirmation: text('confirmation'),
});

type Props = { readonly flow: select.ProfileActor; readonly profile: Profile };

export function ProfileForm({ flow, profile }: Props) {
  const refusals = useSelector(flow, select.refusalsOf);
  const failure = useSelector(flow, select.failureOf);
  const busy = useSelector(flow, select.isBusy);
  const form = useForm(refusals, (filled) =>
    flow.send({ type: 'profile.save', form: formOf(filled) }),
  );
  return (
    <chakra.form {...form} display="grid" gap="4">
      <FormPart icon="user" title={<FormattedMessage {...messages.details} />}>
        <PictureField flow={flow} profile={profile} />
        <ContactFields flow={flow} profile={profile} />
      </FormPart>
      <FormPart icon="lock" title={<FormattedMessage {...texts.password} />}>
        <PasswordFields flow={flow} />
      </FormPart>
      <div role="alert">
        {failure ? (
          <Notice tone="danger">
            <FailureText failure={failure} />
          </Notice>
        ) : null}
      </div>
      <HStack gap="3" justify="flex-end" flexWrap="wrap">
        <Button
          variant="ghost"
          size="lg"
          disabled={busy}
          onClick={() => flow.send({ type: 'edit.cancel' })}
        >
          <FormattedMessage {...kernel.cancel} />
        </Button>
        <Button type="submit" size="lg" loading={busy}>
          <FormattedMessage {...controls.save} />
        </Button>
      </HStack>
    </chakra.form>
  );
}

function ContactFields({ flow, profile }: Props) {
  const refusals = useSelector(flow, select.refusalsOf);
  const readOnly = useSelector(flow, select.isBusy);
  const line = { readOnly, maxLength: LONGEST_TEXT };
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <TextField
          label={<FormattedMessage {...texts.firstName} />}
          required
          error={formError(refusals.firstName)}
          input={{
            ...line,
            name: 'given-name',
            autoComplete: 'given-name',
            defaultValue: profile.firstName,
          }}
        />
        <TextField
          label={<FormattedMessage {...texts.lastName} />}
          optional
          error={formError(refusals.lastName)}
          input={{
            ...line,
            name: 'family-name',
            autoComplete: 'family-name',
            defaultValue: profile.lastName,
          }}
        />
      </SimpleGrid>
      <TextField
        label={<FormattedMessage {...contact.email} />}
        hint={<FormattedMessage {...messages.verifyHint} />}
        required
        error={formError(refusals.email, <FormattedMessage {...texts.emailMalformed} />)}
        input={{
          ...line,
          name: 'email',
          type: 'email',
          autoComplete: 'email',
          defaultValue: profile.email ?? '',
        }}
      />
      <TextField
        label={<FormattedMessage {...contact.phone} />}
        hint={<FormattedMessage {...texts.phoneHint} />}
        required
        error={formError(refusals.phone, <FormattedMessage {...texts.phoneMalformed} />)}
        input={{
          ...line,
          name: 'tel',
          type: 'tel',
          autoComplete: 'tel',
          defaultValue: profile.phone,
        }}
      />
    </>
  );
}

function PasswordFields({ flow }: Pick<Props, 'flow'>) {
  const { formatMessage } = useIntl();
  const refusals = useSelector(flow, select.refusalsOf);
  const readOnly = useSelector(flow, select.isBusy);
  const eye = {
    show: formatMessage(texts.showPassword),
    hide: formatMessage(texts.hidePassword),
  };
  return (
    <>
      <PasswordField
        {...eye}
        label={<FormattedMessage {...messages.currentPassword} />}
        hint={<FormattedMessage {...messages.currentPasswordHint} />}
        error={formError(refusals.currentPassword)}
        input={{ readOnly, name: 'current-password', autoComplete: 'current-password' }}
      />
      <PasswordField
        {...eye}
        optional
        label={<FormattedMessage {...texts.newPassword} />}
        hint={<FormattedMessage {...texts.passwordHint} />}
        error={formError(refusals.password)}
        input={{ readOnly, name: 'new-password', autoComplete: 'new-password' }}
      />
      <PasswordField
        {...eye}
        optional
        label={<FormattedMessage {...texts.confirmation} />}
        error={formError(refusals.confirmation)}
        input={{ readOnly, name: 'confirmation', autoComplete: 'new-password' }}
      />
    </>
  );
}

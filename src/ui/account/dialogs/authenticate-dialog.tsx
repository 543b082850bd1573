import { Button, HStack, Separator, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/account/authenticate/selectors.ts';
import { WithFailure } from '#ui/account/parts/with-failure.tsx';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { messages } from '#ui/account/account.messages.ts';
import { messages as accountMenuMessages } from '#ui/account/parts/account-menu.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { KeepCartDialog } from './keep-cart-dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type Props = { readonly dialog: select.AuthenticateActor };

export function AuthenticateDialog({ dialog }: Props) {
  const signingUp = useSelector(dialog, select.isSigningUp);
  const failure = useSelector(dialog, select.failureOf);
  const askingForCart = useSelector(dialog, select.isAskingForCart);
  // A password error about the old value disappears once a new password is typed.
  const [outdated, setOutdated] = useState<typeof failure>(null);
  const form = useId();
  const shown = failure === outdated ? null : failure;
  return (
    <>
      <DialogShell
        size="sm"
        title={
          <FormattedMessage
            {...(signingUp ? accountMenuMessages.signUp : accountMenuMessages.signIn)}
          />
        }
        onClose={() => dialog.send({ type: 'dialog.close' })}
        footer={
          <Stack gap="4" flex="1">
            <WithFailure failure={shown}>
              <Submit dialog={dialog} form={form} signingUp={signingUp} />
            </WithFailure>
            <OtherWays dialog={dialog} signingUp={signingUp} />
          </Stack>
        }
      >
        {signingUp ? (
          <SignUpForm id={form} dialog={dialog} />
        ) : (
          <SignInForm id={form} dialog={dialog} onForgot={() => setOutdated(failure)} />
        )}
      </DialogShell>
      {askingForCart ? <KeepCartDialog dialog={dialog} /> : null}
    </>
  );
}

type SubmitProps = Props & { readonly form: string; readonly signingUp: boolean };

/** At the foot, so that field errors do not move it. */
function Submit({ dialog, form, signingUp }: SubmitProps) {
  const busy = useSelector(dialog, select.isBusy);
  return (
    <Button type="submit" form={form} size="lg" loading={busy}>
      <FormattedMessage
        {...(signingUp ? accountMenuMessages.signUp : accountMenuMessages.signIn)}
      />
    </Button>
  );
}

function OtherWays({ dialog, signingUp }: Props & { readonly signingUp: boolean }) {
  const guest = useSelector(dialog, select.offersGuest);
  const busy = useSelector(dialog, select.isBusy);
  return (
    <Stack gap="4">
      <HStack justify="center" gap="1" flexWrap="wrap">
        <Text color="fg.muted">
          <FormattedMessage {...(signingUp ? messages.haveAccount : messages.noAccount)} />
        </Text>
        <Button
          variant="plain"
          disabled={busy}
          onClick={() => dialog.send({ type: signingUp ? 'view.signIn' : 'view.signUp' })}
        >
          <FormattedMessage
            {...(signingUp ? accountMenuMessages.signIn : accountMenuMessages.signUp)}
          />
        </Button>
      </HStack>
      {guest ? (
        <>
          <HStack gap="3" color="fg.muted" textStyle="caption">
            <Separator flex="1" />
            <FormattedMessage {...messages.or} />
            <Separator flex="1" />
          </HStack>
          <Button
            variant="outline"
            size="lg"
            disabled={busy}
            onClick={() => dialog.send({ type: 'guest.continue' })}
          >
            <FormattedMessage {...messages.continueAsGuest} />
          </Button>
        </>
      ) : null}
    </Stack>
  );
}

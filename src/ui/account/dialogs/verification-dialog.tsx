import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/account/verification/selectors.ts';
import { CodeForm } from '#ui/account/parts/code-form.tsx';
import { messages as codeMessages } from '#ui/account/parts/code-form.messages.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { WithFailure } from '#ui/account/parts/with-failure.tsx';
import { messages } from './verification.messages.ts';
import { PhoneText } from '#ui/account/parts/phone-text.tsx';

type Props = { readonly dialog: select.VerificationActor };

export function VerificationDialog({ dialog }: Props) {
  const channel = useSelector(dialog, select.channelOf);
  const failure = useSelector(dialog, select.failureOf);
  const unsent = useSelector(dialog, select.isUnsent);
  const sending = useSelector(dialog, select.isSending);
  return (
    <DialogShell
      size="sm"
      title={
        <FormattedMessage {...(channel === 'email' ? messages.emailTitle : messages.phoneTitle)} />
      }
      onClose={() => dialog.send({ type: 'dialog.close' })}
    >
      <Stack gap="4">
        {sending ? (
          <Text role="status" color="fg.muted">
            <FormattedMessage {...messages.sending} />
          </Text>
        ) : unsent ? (
          <WithFailure failure={failure}>
            <Button size="lg" onClick={() => dialog.send({ type: 'code.send' })}>
              <FormattedMessage {...messages.send} />
            </Button>
          </WithFailure>
        ) : (
          <Coding dialog={dialog} />
        )}
      </Stack>
    </DialogShell>
  );
}

function Coding({ dialog }: Props) {
  const recipient = useSelector(dialog, select.recipientOf);
  return (
    <CodeForm
      said={
        <FormattedMessage
          {...codeMessages.sent}
          values={{ recipient: <PhoneText phone={recipient} /> }}
        />
      }
      refusal={useSelector(dialog, select.refusalOf)}
      failure={useSelector(dialog, select.failureOf)}
      busy={useSelector(dialog, select.isChecking)}
      pause={useSelector(dialog, select.pauseOf)}
      submit={<FormattedMessage {...messages.submit} />}
      onSubmit={(code) => dialog.send({ type: 'code.submit', code })}
      onResend={() => dialog.send({ type: 'code.resend' })}
    />
  );
}

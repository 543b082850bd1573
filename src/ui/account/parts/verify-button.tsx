import { Button, type ButtonProps } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { profileOf } from '#application/account/session/selectors.ts';
import { messages } from '#ui/account/dialogs/verification.messages.ts';
import { useSession } from '#ui/account/use-session.ts';
import { opens } from '#ui/kernel/opens.ts';
import { useServices } from '#ui/kernel/services-context.tsx';

export function VerifyButton(look: Pick<ButtonProps, 'variant' | 'size' | 'alignSelf'>) {
  const { storefront } = useServices();
  const profile = useSession(profileOf);
  if (!profile) return null;
  const { email, phone } = profile;
  const request =
    email === null
      ? ({ channel: 'phone', recipient: phone } as const)
      : ({ channel: 'email', recipient: email } as const);
  return (
    <Button
      {...look}
      {...opens('verification')}
      onClick={() => storefront.send({ type: 'dialog.open', id: 'verification', request })}
    >
      <FormattedMessage {...messages.submit} />
    </Button>
  );
}

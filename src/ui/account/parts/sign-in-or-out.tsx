import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session/selectors.ts';
import { isClosed } from '#application/shell/storefront/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { Icon } from '#ui/design/icon.tsx';
import { opens } from '#ui/kernel/opens.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from './account-menu.messages.ts';
import { SignInButton } from './sign-in-button.tsx';

export function SignInOrOut() {
  return useSession(isSignedIn) ? (
    <SignOutButton />
  ) : (
    <SignInButton mt="4" icon={<Icon name="user" />} />
  );
}

function SignOutButton() {
  const { storefront } = useServices();
  const closed = useStorefront(isClosed);
  return (
    <Button
      mt="4"
      disabled={closed}
      {...opens('signOut')}
      variant="outline"
      onClick={() => storefront.send({ type: 'dialog.open', id: 'signOut', request: null })}
    >
      <Icon name="logout" />
      <FormattedMessage {...messages.logout} />
    </Button>
  );
}

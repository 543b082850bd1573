import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session.selectors.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { Icon } from '#ui/design/icon.tsx';
import { opens } from '#ui/kernel/opens.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from './account-menu.messages.ts';

/** The last line of the menu: the way in for guests, the way out for customers. */
export function SignInOrOut() {
  const { storefront } = useServices();
  const signedIn = useSession(isSignedIn);
  const closed = useStorefront(select.isClosed);
  return (
    <Button
      mt="4"
      disabled={closed}
      {...opens(signedIn ? 'signOut' : 'authenticate')}
      variant={signedIn ? 'outline' : 'solid'}
      onClick={() =>
        storefront.send(
          signedIn
            ? { type: 'dialog.open', id: 'signOut', request: null }
            : {
                type: 'dialog.open',
                id: 'authenticate',
                request: { view: 'signIn', offerGuest: false },
              },
        )
      }
    >
      <Icon name={signedIn ? 'logout' : 'user'} />
      <FormattedMessage {...(signedIn ? messages.logout : messages.signIn)} />
    </Button>
  );
}

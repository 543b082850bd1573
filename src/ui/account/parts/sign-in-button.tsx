import { Button, type ButtonProps } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isClosed } from '#application/shell/storefront/selectors.ts';
import { opens } from '#ui/kernel/opens.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from './account-menu.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'mt' | 'alignSelf'> & {
  readonly icon?: Elements;
};

export function SignInButton({ icon, ...look }: Props) {
  const { storefront } = useServices();
  const closed = useStorefront(isClosed);
  return (
    <Button
      {...look}
      {...opens('authenticate')}
      disabled={closed}
      onClick={() =>
        storefront.send({
          type: 'dialog.open',
          id: 'authenticate',
          request: { view: 'signIn', offerGuest: false },
        })
      }
    >
      {icon}
      <FormattedMessage {...messages.signIn} />
    </Button>
  );
}

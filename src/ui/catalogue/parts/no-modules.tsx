import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { useShop } from '#ui/kernel/shop-context.tsx';
import { messages } from '#ui/catalogue/choose-module.messages.ts';

/** Nobody serves this place with anything. Another place may do. */
export function NoModules({ onLeave }: { readonly onLeave: () => void }) {
  const { storefront } = useShop();
  const changePlace = () => {
    onLeave();
    storefront.send({ type: 'dialog.open', id: 'pickLocation', request: { use: 'customer' } });
  };
  return (
    <EmptyState
      art="grid"
      title={<FormattedMessage {...messages.none} />}
      text={<FormattedMessage {...messages.noneText} />}
      action={
        <Button variant="outline" onClick={changePlace}>
          <FormattedMessage {...messages.changePlace} />
        </Button>
      }
    />
  );
}

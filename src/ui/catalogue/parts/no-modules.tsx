import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { messages } from '#ui/catalogue/choose-module.messages.ts';
import { messages as entries } from '#ui/location/entries.messages.ts';

export function NoModules({ onLeave }: { readonly onLeave: () => void }) {
  const { storefront } = useServices();
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
          <FormattedMessage {...entries.change} />
        </Button>
      }
    />
  );
}

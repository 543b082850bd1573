import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isWithdrawn } from '#application/location/place-validity/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { Notice } from '#ui/design/notice.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages as entries } from '#ui/location/entries.messages.ts';
import { messages } from './withdrawn-place.messages.ts';

/** Shown on every page while the stored place is no longer served. */
export function WithdrawnPlaceBar() {
  const { storefront } = useServices();
  const validity = useStorefront(select.placeValidity);
  const withdrawn = useSelector(validity, isWithdrawn);
  const address = useStorefront(select.address) ?? '';
  if (!withdrawn) return null;
  return (
    <Notice
      tone="warning"
      look="bar"
      action={
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            storefront.send({
              type: 'dialog.open',
              id: 'pickLocation',
              request: { use: 'customer' },
            })
          }
        >
          <FormattedMessage {...entries.change} />
        </Button>
      }
    >
      <FormattedMessage {...messages.withdrawn} values={{ address }} />
    </Notice>
  );
}

import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { isOpenAt, lastOrderNotice, orderingHoursOf } from '#domain/catalogue/opening.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { Notice } from '#ui/design/notice.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { SwitchModule } from './switch-module.tsx';
import { useNameOfModule } from '#ui/catalogue/use-module-name.ts';
import { momentText } from '#ui/kernel/time-text.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useNow, useWallTime } from '#ui/kernel/use-wall-time.ts';
import { useZones } from '#ui/kernel/use-zones.ts';
import { messages as entries } from '#ui/location/entries.messages.ts';

export function StoreNotices({ store }: { readonly store: Store }) {
  const { storefront } = useServices();
  const zones = useZones();
  const now = useWallTime();
  const module = useStorefront(select.module);
  const ofStore = useNameOfModule(store.moduleId);
  if (zones.length > 0 && !zones.includes(store.zoneId)) {
    return (
      <Notice
        role="note"
        tone="warning"
        icon="pin"
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
        <FormattedMessage {...messages.outsideNotice} />
      </Notice>
    );
  }
  if (module !== null && module.id !== store.moduleId) {
    return (
      <Notice
        role="note"
        tone="warning"
        icon="grid"
        action={<SwitchModule moduleId={store.moduleId} size="sm" variant="outline" />}
      >
        {ofStore === null ? (
          <FormattedMessage {...messages.unknownModuleNotice} />
        ) : (
          <FormattedMessage {...messages.otherModuleNotice} values={{ module: ofStore }} />
        )}
      </Notice>
    );
  }
  if (now === null) return null;
  return isOpenAt(store, now) ? (
    <LastOrder store={store} />
  ) : (
    <Notice role="note" tone="warning" icon="clock">
      <FormattedMessage {...messages.closedNotice} />
    </Notice>
  );
}

function LastOrder({ store }: { readonly store: Store }) {
  const intl = useIntl();
  const now = useNow();
  const zone = useStorefront(select.timeZone);
  const last = zone && lastOrderNotice(orderingHoursOf(store), now, zone);
  if (!last) return null;
  return (
    <Notice role="note" tone="warning" icon="clock">
      {last.kind === 'soon' ? (
        <FormattedMessage
          {...messages.lastOrderSoon}
          values={{ time: momentText(intl, last.at, zone) }}
        />
      ) : (
        <FormattedMessage {...messages.lastOrderPassed} />
      )}
    </Notice>
  );
}

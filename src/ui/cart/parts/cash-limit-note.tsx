import { FormattedMessage } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { exceededCashLimit } from '#domain/cart/cash-limit.ts';
import { messages } from '#ui/cart/cash-limit.messages.ts';
import { Notice } from '#ui/design/notice.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useZones } from '#ui/kernel/use-zones.ts';

export function CashLimitNote({ cart }: { readonly cart: Cart }) {
  const { queries } = useServices();
  const scope = useReadScope();
  const place = useStorefront(select.place);
  const takesCash = useStorefront(select.config)?.cashOnDelivery ?? false;
  const isKnown = takesCash && place !== null && scope.moduleId !== null;
  const limits = useRead(
    isKnown ? queries.location.cashLimits(scope, place.point, scope.moduleId) : null,
  );
  const limit = exceededCashLimit(cart, useZones(), limits.value ?? []);
  if (!limit) return null;
  return (
    <Notice tone="warning" look="line">
      <FormattedMessage {...messages.cashLimit} values={{ money: <MoneyText amount={limit} /> }} />
    </Notice>
  );
}

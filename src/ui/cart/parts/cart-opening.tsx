import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '#ui/cart/entries.messages.ts';
import { messages as opening } from '#ui/cart/dialogs/select-item/select-item.messages.ts';
import { useCartCount } from '#ui/cart/use-cart.ts';
import { EarlyPanel, OpeningLines, OpeningPanel } from '#ui/design/opening-panel.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';

/** Skeleton of the cart drawer; the number of lines is known. */
export function CartOpening() {
  const count = useCartCount();
  return (
    <OpeningPanel form="drawer" title={<FormattedMessage {...messages.title} values={{ count }} />}>
      <OpeningLines>
        {Array.from({ length: Math.min(count, MAX) }, (_, line) => (
          <RowSkeleton key={line} />
        ))}
      </OpeningLines>
    </OpeningPanel>
  );
}

const MAX = 4;

/** Before the app has come, the number of lines is unknown. */
export const EarlyCart = () => (
  <EarlyPanel form="drawer" label={useIntl().formatMessage(opening.opening)} />
);

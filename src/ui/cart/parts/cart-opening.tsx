import { FormattedMessage } from 'react-intl';
import { messages } from '#ui/cart/entries.messages.ts';
import { useCartCount } from '#ui/cart/use-cart.ts';
import { OpeningLines, OpeningPanel } from '#ui/design/opening-panel.tsx';
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

import { FormattedMessage } from 'react-intl';
import type { CartLine } from '#domain/cart/cart.ts';
import { priceChange } from '#domain/cart/price-change.ts';
import { messages } from '#ui/cart/cart.messages.ts';
import { Notice } from '#ui/design/notice.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';

export function PriceChangeNote({ line }: { readonly line: CartLine }) {
  const change = priceChange(line);
  if (!change) return null;
  return (
    <Notice tone="warning" look="line">
      <FormattedMessage
        {...messages.priceChanged}
        values={{
          from: <MoneyText amount={change.from} />,
          to: <MoneyText amount={change.to} />,
        }}
      />
    </Notice>
  );
}

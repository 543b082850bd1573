import * as select from '#application/cart/cart/selectors.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';
import { RemoveLine } from './remove-line.tsx';

export function RemoveButton({ line: { id, item } }: { readonly line: CartLine }) {
  const tell = useSendToCart();
  const leaving = useCart(select.isLeaving(id), false);
  return (
    <RemoveLine
      name={item.name}
      leaving={leaving}
      onRemove={() => tell({ type: 'line.remove', line: id })}
    />
  );
}

import * as select from '#application/cart/cart/selectors.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';
import { RemoveLine } from './remove-line.tsx';

/** All that can be done about a line of which nothing can be had. */
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

import * as select from '#application/cart/cart/selectors.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { Stepper } from '#ui/design/stepper.tsx';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';

/** The quantity is optimistic; a line that is being removed does not count. */
export function LineStepper({ line: { id, item, selection } }: { readonly line: CartLine }) {
  const tell = useSendToCart();
  const wanted = useCart(select.wantedQuantityOf(id), selection.quantity);
  const pending = useCart(select.isPending(id), false);
  const leaving = useCart(select.isLeaving(id), false);
  return (
    <Stepper
      size="sm"
      label={item.name}
      value={wanted}
      pending={pending}
      removes={wanted === 1}
      paused={leaving}
      onIncrease={() => tell({ type: 'line.increase', line: id })}
      onDecrease={() => tell({ type: 'line.decrease', line: id })}
    />
  );
}

import { fromPromise, type ActorRefFrom } from 'xstate';
import { Defect } from '#domain/kernel/defect.ts';
import type { LineId } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { cartMachine } from '#application/cart/cart/machine.ts';
import { isAwaited } from '#application/cart/cart/queue.ts';
import type { Task } from '#application/cart/cart/setup.ts';

/** A new selection, or another choice for an existing line. */
export type PutRequest = {
  readonly item: Item;
  readonly selection: Selection;
  readonly line: LineId | null;
};

/** `kept`: the cart is unchanged, and a notice says why. */
export type PutOutcome = 'added' | 'updated' | 'kept';

const outcomeOf = ({ kind }: Task): PutOutcome => (kind === 'change' ? 'updated' : 'added');

/** Adds from the item dialog and waits for the answer to its own attempt. */
export const createPutInCart = (uuid: () => string) =>
  fromPromise<PutOutcome, PutRequest>(({ input: { item, selection, line }, system }) => {
    const cart = system.get('cart') as ActorRefFrom<typeof cartMachine> | undefined;
    if (!cart) throw new Defect('Something was put into the cart before the app was open');
    const attempt = uuid();
    return new Promise((resolve) => {
      let outcome: PutOutcome = 'kept';
      const listening = cart.on('task.done', ({ task }) => {
        if (task && 'attempt' in task && task.attempt === attempt) outcome = outcomeOf(task);
      });
      const looking = cart.subscribe(({ context }) => {
        if (isAwaited(context, attempt)) return;
        listening.unsubscribe();
        looking.unsubscribe();
        resolve(outcome);
      });
      if (line === null) cart.send({ type: 'item.add', item, selection, attempt });
      else cart.send({ type: 'item.update', line, item, selection, attempt });
    });
  });

import {
  fromCallback,
  type ActorRefFrom,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import type { System } from '#application/kernel/system.ts';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import { MINUTE } from '#domain/kernel/instant.ts';

export type Watched = {
  readonly subscribe: (tell: () => void) => { readonly unsubscribe: () => void };
};
type Watch<Facts, Told extends EventObject> = {
  /** Actors whose changes affect the facts. */
  readonly actorsIn: (system: System) => readonly (Watched | undefined)[];
  readonly factsIn: (system: System) => Facts;
  /** Handles commands of the checkout. */
  readonly hear?: (command: Told, system: System) => void;
  readonly leave?: () => void;
};

/** Reports the facts around a checkout: at once, at every change, and every minute. */
export const createWatch = <
  Facts extends object,
  Input extends NonReducibleUnknown = undefined,
  Told extends EventObject = EventObject,
>(
  watchOf: (input: Input) => Watch<Facts, Told>,
) =>
  fromCallback<Told, Input, { readonly type: 'shopping.change'; readonly shopping: Facts }>(
    ({ input, system, sendBack, receive }) => {
      const { actorsIn, factsIn, hear, leave } = watchOf(input);
      let told = '';
      const watches = new Map<Watched, ReturnType<Watched['subscribe']>>();
      /** Some actors load later than a checkout. */
      const watchAll = () => {
        for (const actor of actorsIn(system)) {
          if (actor && !watches.has(actor)) watches.set(actor, actor.subscribe(tell));
        }
      };
      const tell = () => {
        watchAll();
        const shopping = factsIn(system);
        const known = JSON.stringify({ ...shopping, now: 0 });
        if (known === told) return;
        told = known;
        sendBack({ type: 'shopping.change', shopping });
      };
      const minute = setInterval(() => {
        told = '';
        tell();
      }, MINUTE);
      if (hear) receive((command) => hear(command, system));
      tell();
      return () => {
        leave?.();
        clearInterval(minute);
        for (const watch of watches.values()) watch.unsubscribe();
      };
    },
  );

export const storefrontIn = (system: System) =>
  system.get('storefront') as ActorRefFrom<typeof storefrontMachine> | undefined;

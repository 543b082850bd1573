import { fromCallback, type EventObject } from 'xstate';
import { sessionIn, shopperIn } from '#application/account/watch-shopper.ts';
import type * as Follow from './follow.types.ts';

/** Reports who visits: at once, and whenever they sign in or out. */
export const watchVisitor = fromCallback<EventObject, undefined, Follow.VisitorReport>(
  ({ system, sendBack }) => {
    let told: Follow.Visitor | null = null;
    const tell = () => {
      const { kind: visitor } = shopperIn(system);
      if (visitor === told) return;
      told = visitor;
      sendBack({ type: 'visitor.change', visitor });
    };
    const watch = sessionIn(system)?.subscribe(tell);
    tell();
    return () => watch?.unsubscribe();
  },
);

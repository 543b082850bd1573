import { fromCallback, type EventObject } from 'xstate';
import { sessionIn, visitorIn } from '#application/account/watch-visitor.ts';
import type * as Tracking from './tracking.types.ts';

export const watchVisitorKind = fromCallback<EventObject, undefined, Tracking.VisitorKindReport>(
  ({ system, sendBack }) => {
    let told: Tracking.VisitorKind | null = null;
    const tell = () => {
      const { kind: visitor } = visitorIn(system);
      if (visitor === told) return;
      told = visitor;
      sendBack({ type: 'visitor.change', visitor });
    };
    const watch = sessionIn(system)?.subscribe(tell);
    tell();
    return () => watch?.unsubscribe();
  },
);

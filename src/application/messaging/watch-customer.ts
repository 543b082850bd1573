import { fromCallback, type EventObject } from 'xstate';
import { profileOf, type SessionActor } from '#application/account/session/selectors.ts';
import type { System } from '#application/kernel/system.ts';
import type { CustomerReport } from '#application/messaging/outbox/machine.ts';

/** Reports the signed-in customer: at once where known, and at every change. */
export const watchCustomer = fromCallback<EventObject, undefined, CustomerReport>(
  ({ system, sendBack }) => {
    const session = (system as System).get('session') as SessionActor | undefined;
    let told: CustomerReport['customer'] = null;
    const tell = () => {
      const customer = (session && profileOf(session.getSnapshot())?.id) ?? null;
      if (customer === told) return;
      told = customer;
      sendBack({ type: 'customer.change', customer });
    };
    const watch = session?.subscribe(tell);
    tell();
    return () => watch?.unsubscribe();
  },
);

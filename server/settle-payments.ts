import { MINUTE } from '#domain/kernel/instant.ts';
import type { ServerContext } from './kernel/context.ts';
import { unavailability } from './kernel/unavailable.ts';
import { failUnpaidOrders } from './ordering/settle-order.ts';
import { deliverLate } from './payment/late-answers.ts';
import { failUnpaidTrips } from './rental/settle-trip.ts';
import { settlers } from './settlers.ts';

const EVERY = MINUTE / 4;

/** Hears what the gateway has to say by now, and ends what was not paid in time. Each is done once, by the one who comes first. */
export async function settlePayments({ db }: Pick<ServerContext, 'db'>, now: Date): Promise<void> {
  await deliverLate(db, settlers, now);
  await failUnpaidOrders(db, now);
  await failUnpaidTrips(db, now);
}

/** Settles again and again without keeping the process alive; what goes wrong is logged. Gives what ends it. */
export function startSettling({ db, now, log }: ServerContext): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => settlePayments({ db }, now()))
      .catch((failure: Error) => {
        const isPassing = unavailability(failure) !== null;
        log(`Settling payments failed: ${isPassing ? failure.message : (failure.stack ?? '')}`);
      });
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

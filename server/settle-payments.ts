import { MINUTE } from '#domain/kernel/instant.ts';
import type { ServerContext } from './kernel/context.ts';
import { unavailability } from './kernel/unavailable.ts';
import { failUnpaidOrders } from './ordering/settle-order.ts';
import { deliverLate } from './payment/late-answers.ts';
import { failUnpaidTrips } from './rental/settle-trip.ts';
import { settlers } from './settlers.ts';

const EVERY = MINUTE / 4;

/**
 * Delivers due answers of the gateway and fails overdue orders and trips. Each is done once, by the first
 * process.
 */
export async function settlePayments({ db }: Pick<ServerContext, 'db'>, now: Date): Promise<void> {
  await deliverLate(db, settlers, now);
  await failUnpaidOrders(db, now);
  await failUnpaidTrips(db, now);
}

/** Settles repeatedly without keeping the process alive; logs failures. Returns the function that stops it. */
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

import { book, lockCustomer } from './ledger.ts';
import type { Settler } from '#server/payment/payments.ts';

/** Money that was taken at the gateway for a wallet comes into it, whenever that is said. */
export const settleTopUp: Settler = async (db, { id, customer_id: customer, amount }, at) => {
  if (customer !== null) await lockCustomer(db, customer);
  return {
    paid: async () => {
      if (customer === null) return 'to_refund';
      const kind = 'add_fund';
      await book(db, 'wallet', { customer, kind, change: amount, reference: id, at });
      return 'purpose';
    },
    notPaid: async () => {},
  };
};

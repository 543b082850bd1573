import { book, lockCustomer } from './ledger.ts';
import type { Settler } from '#server/payment/payments.ts';

/**
 * Money that was taken at the gateway for a wallet comes into it, whenever that is said. Where the account is deleted,
 * also since the payment was read, it is given back by hand.
 */
export const settleTopUp: Settler = async (db, { id, customer_id, amount }, at) => {
  const customer = customer_id === null ? undefined : await lockCustomer(db, customer_id);
  return {
    paid: async () => {
      if (!customer) return 'to_refund';
      const entry = { customer: customer.id, change: amount, reference: id, at };
      await book(db, 'wallet', { ...entry, kind: 'add_fund' });
      return 'purpose';
    },
    notPaid: async () => {},
  };
};

import { book, lockCustomer } from './ledger.ts';
import type { Settler } from '#server/payment/payments.ts';

/**
 * Credits a top-up to the wallet, however late the answer. If the account is deleted, even since the payment
 * was read, the money is refunded manually.
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

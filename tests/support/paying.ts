import { readProfile } from '#contract/account.ts';
import { answerPayment, type WirePayable } from '#contract/payment.ts';
import type { GatewayAnswer } from '#domain/payment/payment.ts';
import { signed } from '#server/payment/signature.ts';
import type { CallOptions, TestAnswer, TestServer } from './server.ts';

/** A payable subject, and the calls by which its customer pays it and reads its status. */
type Paid = {
  readonly purpose: 'order_id' | 'trip_id';
  readonly id: number;
  readonly mine: CallOptions;
  readonly pay: () => Promise<TestAnswer>;
  readonly read: () => Promise<TestAnswer>;
};

type Begun = { readonly redirect_link: string | null };

/** The customer's, the gateway's and the ledger's side of a payment for any subject. */
export function payingOf(server: TestServer, { purpose, id: paidFor, mine, pay, read }: Paid) {
  const payments = () =>
    server.db
      .selectFrom('payment')
      .selectAll()
      .where(purpose, '=', paidFor)
      .orderBy('number')
      .execute();
  /** Begins a payment at the gateway. `answerWith` is its webhook, `choose` a button of its page. */
  const begin = async () => {
    const begun = await pay();
    const link = (begun.body as Begun).redirect_link ?? '';
    const row = (await payments()).find(({ id }) => link.includes(id));
    if (!row) throw new Error('No payment was begun');
    const answerWith = (answer: GatewayAnswer, changed: object = {}) =>
      server.post(answerPayment.path, { ...signed(row, answer), ...changed });
    const choose = (answer: string, more: Record<string, string> = {}) =>
      server.request(link, { method: 'POST', body: new URLSearchParams({ answer, ...more }) });
    return { id: row.id, link, answerWith, choose };
  };
  const reads = async () => (await read()).body as WirePayable;
  const stage = async () => (await reads()).stage;
  const balance = async () => {
    const profile = await server.get(readProfile.path, mine);
    return (profile.body as { readonly wallet_balance: number }).wallet_balance;
  };
  return { payments, begin, reads, stage, balance };
}

import type { Currency } from '#domain/kernel/money.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import type { Report } from '#infrastructure/kernel/rows.ts';

/** What adapters of the wallet are made with. */
export type WalletWire = {
  readonly http: HttpClient;
  readonly currency: () => Currency | Promise<Currency>;
  readonly report: Report;
};

import type { Currency } from '#domain/kernel/money.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import type { Report } from '#infrastructure/kernel/rows.ts';

export type WalletWire = {
  readonly http: HttpClient;
  readonly currency: () => Currency | Promise<Currency>;
  readonly report: Report;
};

import type { Currency } from '#domain/kernel/money.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { HttpClient, RequestScope } from '#infrastructure/kernel/http-client.ts';
import type { Report } from '#infrastructure/kernel/rows.ts';

export type RentalWire = {
  readonly http: HttpClient;
  readonly scope: () => Pick<RequestScope, 'token' | 'guestId' | 'moduleId'>;
  /** Known, as is the zone, once the configuration has been read. */
  readonly currency: () => Currency | Promise<Currency>;
  readonly timeZone: () => TimeZone | null;
  readonly report: Report;
};

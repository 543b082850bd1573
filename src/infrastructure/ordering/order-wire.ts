import type { Unreachable } from '#application/kernel/call-failure.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { understood, type Report } from '#infrastructure/kernel/rows.ts';

export type OrderWire = {
  readonly http: HttpClient;
  readonly currency: () => Currency | Promise<Currency>;
  readonly report: Report;
};

/** An answer that fits its schema and still contains an impossible value is broken, too. */
export function readWhole<Value>(read: () => Value, report: Report): Result<Value, Unreachable> {
  const value = understood(() => ok(read()), report);
  return value ?? refuse({ kind: 'unreachable', cause: 'broken' } as const);
}

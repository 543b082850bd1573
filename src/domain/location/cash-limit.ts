import type { Money } from '#domain/kernel/money.ts';
import type { ZoneId } from './zone.ts';

/** The most that may be paid in cash for what comes from a zone. A zone without one takes any amount. */
export type ZoneCashLimit = { readonly zoneId: ZoneId; readonly limit: Money };

import type { Money } from '#domain/kernel/money.ts';
import type { ZoneId } from './zone.ts';

/** Maximum cash payment for goods of a zone. A zone without a row has no limit. */
export type ZoneCashLimit = { readonly zoneId: ZoneId; readonly limit: Money };

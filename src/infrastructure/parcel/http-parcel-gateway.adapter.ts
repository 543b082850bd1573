import * as v from 'valibot';
import { placeOrder } from '#contract/ordering.ts';
import * as contract from '#contract/parcel.ts';
import type { ParcelGateway } from '#application/parcel/parcel-gateway.port.ts';
import type { ParcelReader } from '#application/parcel/parcel.queries.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';
import {
  toCategory,
  toPlaceBody,
  toPlacedParcel,
  toPlaceFailure,
  toQuote,
  toQuoteBody,
} from './parcel.wire.ts';

const rawList = v.array(v.unknown());

/** More would not help the customer to choose. */
const MAX_INSTRUCTIONS = 8;

export function createHttpParcelGateway({
  http,
  currency,
  report,
}: Wire): ParcelGateway & ParcelReader {
  return {
    async categories() {
      const answer = await call(http, contract.listParcelCategories, {}, rawList);
      if (!answer.ok) return answer;
      const counted = await currency();
      const read = (row: contract.WireParcelCategory) => toCategory(row, counted);
      return ok(readRows(answer.value, contract.parcelCategory, read, report));
    },
    async instructions() {
      const answer = await call(http, contract.listParcelInstructions, {
        query: { limit: MAX_INSTRUCTIONS, offset: 1 },
      });
      return answer.ok ? ok(answer.value.data.map(({ instruction }) => instruction)) : answer;
    },
    async quote(parcel, signal) {
      const input = { body: toQuoteBody(parcel), signal, asGuest: true };
      const answer = await call(http, contract.quoteParcel, input);
      const counted = await currency();
      return answer.ok ? ok(toQuote(answer.value, counted)) : answer;
    },
    async place(draft, { idempotencyKey, signal }) {
      const answer = await call(http, placeOrder, {
        body: toPlaceBody(draft),
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
        asGuest: true,
      });
      return answer.ok
        ? ok(toPlacedParcel(answer.value, draft))
        : refuse(toPlaceFailure(answer.failure));
    },
  };
}

import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { CatalogueReader } from '#application/catalogue/catalogue.queries.ts';
import type { Store, StoreId } from '#domain/catalogue/store.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Quote } from '#domain/ordering/quote.ts';
import type { OrderGateway, QuoteRequest } from './order-gateway.port.ts';

/** Terms of a store for checkout: opening hours, order cut-off, and delivery. */
export type StoreTerms = Pick<
  Store,
  | 'id'
  | 'name'
  | 'hours'
  | 'closedDates'
  | 'active'
  | 'deliveryMinutes'
  | 'delivers'
  | 'offersTakeAway'
>;

export type QuoteCommand = QuoteRequest & {
  readonly storeIds: readonly StoreId[];
  /** Terms read before. */
  readonly known: readonly StoreTerms[];
};
export type Quoted = { readonly quote: Quote; readonly stores: readonly StoreTerms[] };

export type TakeQuote = (
  command: QuoteCommand,
  signal: AbortSignal,
) => Promise<Result<Quoted, CallFailure>>;

type Ports = {
  readonly orders: Pick<OrderGateway, 'quote'>;
  readonly catalogue: Pick<CatalogueReader, 'store'>;
};

/** Requests the quote and the unknown stores in parallel. */
export function createTakeQuote({ orders, catalogue }: Ports): TakeQuote {
  return async ({ storeIds, known, ...request }, signal) => {
    const unknown = storeIds.filter((id) => !known.some((store) => store.id === id));
    const [quote, ...reads] = await Promise.all([
      orders.quote(request, signal),
      ...unknown.map((id) => catalogue.store(id)),
    ]);
    if (!quote.ok) return quote;
    const stores: StoreTerms[] = [...known];
    for (const read of reads) {
      if (!read.ok) return read;
      stores.push(termsOf(read.value.store));
    }
    return ok({ quote: quote.value, stores });
  };
}

const termsOf = (store: Store): StoreTerms => ({
  id: store.id,
  name: store.name,
  hours: store.hours,
  closedDates: store.closedDates,
  active: store.active,
  deliveryMinutes: store.deliveryMinutes,
  delivers: store.delivers,
  offersTakeAway: store.offersTakeAway,
});

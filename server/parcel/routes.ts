import type { Hono } from 'hono';
import * as contract from '#contract/parcel.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import type { Language } from '#domain/kernel/language.ts';
import { requestHeadersOf, languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { BY_SCOPE } from '#server/kernel/response-cache.ts';
import { pageFacts, rowsBefore } from '#server/kernel/paging.ts';
import { requirePrincipal } from '#server/kernel/principal.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { textIn } from '#server/kernel/translations.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { parcelCategories, type ParcelCategoryRow } from './categories.ts';
import { parcelRulesOf, quoteParcel } from './quote-parcel.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Parcel';

export function parcelRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  const { db, currency } = context;
  serve(
    contract.listParcelCategories,
    {
      summary: 'The categories of parcels, with fees and limits',
      tag,
      cachedBy: BY_SCOPE,
    },
    async (c) => {
      const { language, module } = requestHeadersOf(c);
      const rows = await parcelCategories(db, module);
      return rows.map((row) => toWireCategory(row, language, currency));
    },
  );
  serve(
    contract.listParcelInstructions,
    { summary: 'Common notes for the courier of a parcel', tag },
    (c, { query }) => {
      const from = rowsBefore(query);
      const data = errorMessages.INSTRUCTIONS.slice(from, from + query.limit).map((row) => ({
        id: row.id,
        instruction: nameIn(languageOf(c), row),
      }));
      return { ...pageFacts(query, errorMessages.INSTRUCTIONS.length), data };
    },
  );
  serve(contract.readExtraCharge, { summary: 'Extra charges by vehicle: none', tag }, () => 0);
  serve(
    contract.quoteParcel,
    {
      summary: 'The fee of a parcel, and the payment methods',
      tag,
      refusals: {
        401: 'Neither a token nor a guest_id',
        403: 'Unknown category, an end outside all zones, or both ends at one place',
      },
    },
    async (c, { body }) => {
      const who = await requirePrincipal(context, c);
      return quoteParcel(context, who, body, await parcelRulesOf(context));
    },
  );
  return router;
}

function toWireCategory(row: ParcelCategoryRow, language: Language, currency: Currency) {
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  return {
    id: row.id,
    name: nameIn(language, row),
    description: textIn(language, row, 'description'),
    image_full_url: row.image,
    parcel_minimum_shipping_charge: decimal(row.minimum_fee),
    parcel_per_km_shipping_charge: decimal(row.fee_per_km),
    maximum_weight: row.maximum_grams / 1000,
    maximum_length: row.maximum_centimetres,
    maximum_value: decimal(row.maximum_value),
  };
}

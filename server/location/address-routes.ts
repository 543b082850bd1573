import type { Context, Hono } from 'hono';
import * as contract from '#contract/location.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { localize, type LocalizedText } from '#server/kernel/localized-text.ts';
import { addAddress, deleteAddress, listAddresses, updateAddress } from './addresses.ts';

const tag = 'Account';
const NOT_SIGNED_IN = 'Not signed in';
const WRONG = 'A field is wrong, or no zone serves the point';
const NOT_THEIRS = 'No such address of this customer';

export function addressRoutes(context: ServerContext): Hono {
  const { db } = context;
  const { router, serve } = routerOn(context);
  const customerOf = async (c: Context) => (await requireCustomer(context, c)).id;

  serve(
    contract.listAddresses,
    { summary: 'Saved addresses, newest first', tag, refusals: { 401: NOT_SIGNED_IN } },
    async (c, { query }) => listAddresses(db, await customerOf(c), query),
  );
  serve(
    contract.addAddress,
    { summary: 'Save an address', tag, refusals: { 401: NOT_SIGNED_IN, 403: WRONG } },
    async (c, { body }) => {
      const { zone, id } = await addAddress(db, await customerOf(c), body, context.country);
      return { message: messageIn(c, ADDED), zone_ids: [zone], address_id: id };
    },
  );
  serve(
    contract.updateAddress,
    {
      summary: 'Change a saved address',
      tag,
      refusals: { 401: NOT_SIGNED_IN, 403: WRONG, 404: NOT_THEIRS },
    },
    async (c, { params, body }) => {
      const zone_id = await updateAddress(
        db,
        await customerOf(c),
        params.id,
        body,
        context.country,
      );
      return { message: messageIn(c, UPDATED), zone_id };
    },
  );
  serve(
    contract.deleteAddress,
    {
      summary: 'Delete a saved address',
      tag,
      refusals: { 401: NOT_SIGNED_IN, 404: NOT_THEIRS },
    },
    async (c, { query }) => {
      await deleteAddress(db, await customerOf(c), query.address_id);
      return { message: messageIn(c, DELETED) };
    },
  );
  return router;
}

const messageIn = (c: Context, words: LocalizedText): string => localize(languageOf(c), words);

const ADDED = { en: 'Address added successfully.', hi: 'पता जोड़ दिया गया।' };
const UPDATED = { en: 'Address updated successfully.', hi: 'पता बदल दिया गया।' };
const DELETED = { en: 'Address deleted successfully.', hi: 'पता हटा दिया गया।' };

import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { guestIssued, login, profile, signedIn, signUp } from '#contract/account.ts';
import { message, wireId } from '#contract/kernel.ts';
import {
  addressAdded,
  addressesQuery,
  addressPage,
  addressUpdated,
  deleteAddressQuery,
  saveAddress,
} from '#contract/location.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { mergeGuestCart } from '#server/cart/merge.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, type Limit } from '#server/kernel/limits.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { describe, valid } from '#server/kernel/validate.ts';
import { wordsIn, type Words } from '#server/kernel/words.ts';
import { addAddress, deleteAddress, listAddresses, updateAddress } from './addresses.ts';
import { profileOf, registerCustomer } from './customers.ts';
import { admitGuest } from './guests.ts';
import { rememberDevice } from './known-devices.ts';
import { closeSession, openSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

export const accountRoutes = (context: ServerContext): Hono =>
  new Hono()
    .route('/', sessionRoutes(context))
    .route('/', profileRoutes(context))
    .route('/', addressRoutes(context));

const sessionRoutes = (context: ServerContext) =>
  new Hono()
    .post(
      '/api/v1/auth/guest/request',
      describe({ summary: 'A number for a guest', tag: 'Account', answer: guestIssued }),
      async (c) => {
        await spend(context, limitOf('guest', addressOf(c, context), 600));
        const guest_id = await admitGuest(context.db, context.now());
        return c.json({ message: 'Welcome', guest_id });
      },
    )
    .post(
      '/api/v1/auth/sign-up',
      describe({
        summary: 'Open an account and sign in to it',
        tag: 'Account',
        answer: signedIn,
        refusals: {
          403: 'A field is wrong, or somebody has this e-mail or phone already',
          429: 'Too many attempts; Retry-After says when to try again',
        },
      }),
      valid('json', signUp),
      async (c) => {
        const given = c.req.valid('json');
        const { db, now, currency } = context;
        const address = addressOf(c, context);
        await spend(context, limitOf('sign-up', address, 60));
        const customer = await registerCustomer(db, given, now(), address);
        await rememberDevice(db, c, customer, now());
        const guest = given.guest_id;
        if (guest) await mergeGuestCart(db, { guest, customer }, 'guest', currency);
        const token = await openSession(db, { customer, guest: guest ?? null }, now());
        return c.json(signedInAs(token, given.email));
      },
    )
    .post(
      '/api/v1/auth/login',
      describe({
        summary: 'Sign in with e-mail or phone; the cart of `guest_id` comes along',
        tag: 'Account',
        answer: signedIn,
        refusals: {
          403: 'Unknown login, or wrong password',
          429: 'locked for 15 minutes after five failures, or too many attempts; Retry-After says for how long',
          409: 'cart_conflict: the account holds another cart; ask, then repeat with on_cart_conflict',
        },
      }),
      valid('json', login),
      async (c) => {
        const { email_or_phone, password, guest_id, on_cart_conflict } = c.req.valid('json');
        const { db, now, currency } = context;
        const customer = await signIn(context, c, { login: email_or_phone, password });
        if (guest_id) {
          const people = { guest: guest_id, customer: customer.id };
          await mergeGuestCart(db, people, on_cart_conflict, currency);
        }
        const who = { customer: customer.id, guest: guest_id ?? null };
        const token = await openSession(db, who, now());
        return c.json(signedInAs(token, customer.email));
      },
    )
    .post(
      '/api/v1/auth/logout',
      describe({
        summary: 'Make the token worthless',
        tag: 'Account',
        ours: true,
        answer: message,
        refusals: { 401: 'No token, or one that is worthless already' },
      }),
      async (c) => {
        const { tokenHash } = await requireCustomer(context, c);
        await closeSession(context.db, tokenHash);
        return c.json({ message: say(c, SIGNED_OUT) });
      },
    );

const profileRoutes = (context: ServerContext) => {
  const router = new Hono();
  for (const path of ['/api/profile', '/api/v1/customer/info']) {
    router.get(
      path,
      describe({
        summary: 'Who is signed in',
        tag: 'Account',
        answer: profile,
        refusals: { 401: 'No token, or one that has expired' },
      }),
      async (c) => {
        const { id } = await requireCustomer(context, c);
        return c.json(await profileOf(context.db, id, context.now(), context.currency));
      },
    );
  }
  return router;
};

const addressRoutes = (context: ServerContext) =>
  new Hono()
    .get(
      '/api/v1/customer/address/list',
      describe({
        summary: 'Saved addresses, newest first',
        tag: 'Account',
        answer: addressPage,
        refusals: { 401: 'Not signed in' },
      }),
      valid('query', addressesQuery),
      async (c) => {
        const { id } = await requireCustomer(context, c);
        return c.json(await listAddresses(context.db, id, c.req.valid('query')));
      },
    )
    .post(
      '/api/v1/customer/address/add',
      describe({
        summary: 'Save an address',
        tag: 'Account',
        answer: addressAdded,
        refusals: { 401: 'Not signed in', 403: 'A field is wrong, or no zone serves the point' },
      }),
      valid('json', saveAddress),
      async (c) => {
        const { id } = await requireCustomer(context, c);
        const zone = await addAddress(context.db, id, c.req.valid('json'));
        return c.json({ message: say(c, ADDRESS_ADDED), zone_ids: [zone] });
      },
    )
    .put(
      '/api/v1/customer/address/update/:id',
      describe({
        summary: 'Change a saved address',
        tag: 'Account',
        answer: addressUpdated,
        refusals: {
          401: 'Not signed in',
          403: 'A field is wrong, or no zone serves the point',
          404: 'No such address of this customer',
        },
      }),
      valid('param', v.object({ id: wireId })),
      valid('json', saveAddress),
      async (c) => {
        const { id } = await requireCustomer(context, c);
        const { id: address } = c.req.valid('param');
        const zone_id = await updateAddress(context.db, id, address, c.req.valid('json'));
        return c.json({ message: say(c, ADDRESS_UPDATED), zone_id });
      },
    )
    .delete(
      '/api/v1/customer/address/delete',
      describe({
        summary: 'Forget a saved address',
        tag: 'Account',
        answer: message,
        refusals: { 401: 'Not signed in', 404: 'No such address of this customer' },
      }),
      valid('query', deleteAddressQuery),
      async (c) => {
        const { id } = await requireCustomer(context, c);
        await deleteAddress(context.db, id, c.req.valid('query').address_id);
        return c.json({ message: say(c, ADDRESS_DELETED) });
      },
    );

/** How often one address may do something within a quarter of an hour. */
const limitOf = (what: string, address: string | null, maximum: number): readonly Limit[] =>
  address === null ? [] : [{ subject: `${what} from ${address}`, maximum, within: 15 * MINUTE }];

const say = (c: Context, words: Words): string => wordsIn(languageOf(c), words);

const signedInAs = (token: string, email: string) => ({
  token,
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  login_type: 'manual',
  email,
});

const SIGNED_OUT = { en: 'Logout successful', hi: 'लॉग आउट हो गया' };
const ADDRESS_ADDED = { en: 'Address added successfully.', hi: 'पता जोड़ दिया गया।' };
const ADDRESS_UPDATED = { en: 'Address updated successfully.', hi: 'पता बदल दिया गया।' };
const ADDRESS_DELETED = { en: 'Address deleted successfully.', hi: 'पता हटा दिया गया।' };

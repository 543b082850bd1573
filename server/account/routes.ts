import type { Context, Hono } from 'hono';
import * as contract from '#contract/account.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, type Limit } from '#server/kernel/limits.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import { codeRoutes } from './code-routes.ts';
import { registerCustomer } from './customers.ts';
import { bringCarts } from './guest-carts.ts';
import { deviceName } from './device-name.ts';
import { admitGuest } from './guests.ts';
import { saveDevice } from './known-devices.ts';
import { profileOf } from './profile.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { closeSession, openSession } from './sessions.ts';
import { openCheckedSession, signIn } from './sign-in.ts';
import type { OnVerified } from './verify-contact.ts';

const tag = 'Account';

export function accountRoutes(context: ServerContext, onVerified: OnVerified): Hono {
  const { router, serve } = routerOn(context);
  serveSignUp(serve, context);
  serveSession(serve, context);
  serveProfile(serve, context);
  router.route('/', codeRoutes(context, onVerified));
  router.route('/', sessionRoutes(context));
  router.route('/', profileRoutes(context));
  return router;
}

function serveSignUp(serve: Serve, context: ServerContext): void {
  const { db, now } = context;
  serve(contract.requestGuestId, { summary: 'A new guest id', tag }, async (c) => {
    await spend(context, limitOf('guest', addressOf(c, context), 600));
    return { message: 'Welcome', guest_id: await admitGuest(db, now()) };
  });
  serve(
    contract.signUp,
    {
      summary: 'Open an account and sign in to it',
      tag,
      refusals: {
        403: 'A field is wrong, or another customer has this e-mail or phone already',
        429: 'Too many attempts; Retry-After says when to retry',
      },
    },
    async (c, { body }) => {
      const address = addressOf(c, context);
      await spend(context, limitOf('sign-up', address, 60));
      const customer = await registerCustomer(context, body, address);
      await saveDevice(context, c, customer);
      const guest = body.guest_id;
      if (guest) await bringCarts(db, { guest, customer }, 'guest', context);
      const token = await openSession(
        db,
        { customer, guest: guest ?? null, device: deviceOf(c) },
        now(),
      );
      return signedInAs(token, { ...NEW, email: body.email });
    },
  );
}

function serveSession(serve: Serve, context: ServerContext): void {
  const { db, now } = context;
  serve(
    contract.signIn,
    {
      summary: 'Sign in with e-mail or phone; the carts of `guest_id` move to the account',
      tag,
      refusals: {
        403: 'Unknown login, or wrong password',
        429: 'locked for 15 minutes after five failures, or too many attempts; Retry-After says for how long',
        409: 'cart_conflict: the account has another cart or trip cart; ask, then repeat with on_cart_conflict',
      },
    },
    async (c, { body: { email_or_phone, password, guest_id, on_cart_conflict } }) => {
      const customer = await signIn(context, c, { login: email_or_phone, password });
      if (guest_id) {
        const people = { guest: guest_id, customer: customer.id };
        await bringCarts(db, people, on_cart_conflict, context);
      }
      const who = { customer: customer.id, guest: guest_id ?? null, device: deviceOf(c) };
      const checked = { who, passwordHash: customer.password_hash };
      const token = await openCheckedSession(db, checked, now());
      return signedInAs(token, customer);
    },
  );
  serve(
    contract.signOut,
    {
      summary: 'Sign out: revoke the token',
      tag,
      refusals: { 401: 'No token, or a revoked one' },
    },
    async (c) => {
      const { tokenHash } = await requireCustomer(context, c);
      await closeSession(db, tokenHash);
      return { message: localize(languageOf(c), SIGNED_OUT) };
    },
  );
}

function serveProfile(serve: Serve, context: ServerContext): void {
  for (const call of [contract.readProfile, contract.readCustomerInfo]) {
    serve(
      call,
      {
        summary: 'The profile of the signed-in customer',
        tag,
        refusals: { 401: 'No token, or an expired one' },
      },
      async (c) => {
        const { id } = await requireCustomer(context, c);
        return profileOf(context.db, id, context.now(), context.currency);
      },
    );
  }
}

const deviceOf = (c: Context): string => deviceName(c.req.header('User-Agent'));

/** Limit of an address within a quarter of an hour. */
const limitOf = (what: string, address: string | null, maximum: number): readonly Limit[] =>
  address === null ? [] : [{ subject: `${what} from ${address}`, maximum, within: 15 * MINUTE }];

type Verified = {
  readonly email: string;
  readonly email_verified: boolean;
  readonly phone_verified: boolean;
};
const NEW = { email_verified: false, phone_verified: false };

const signedInAs = (token: string, { email, email_verified, phone_verified }: Verified) => ({
  token,
  is_phone_verified: Number(phone_verified),
  is_email_verified: Number(email_verified),
  is_personal_info: 1,
  login_type: 'manual',
  email,
});

const SIGNED_OUT = { en: 'Logout successful', hi: 'लॉग आउट हो गया' };

import type { Hono } from 'hono';
import * as contract from '#contract/account-codes.ts';
import { RESEND_AFTER } from '#domain/account/verification-code.ts';
import { SECOND } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import {
  CODE_RIGHT,
  CODE_SENT,
  EMAIL_VERIFIED,
  PASSWORD_CHANGED,
  PHONE_VERIFIED,
  RESET_SENT,
} from './code-messages.ts';
import { checkResetCode, resetPassword, sendResetCode } from './reset-password.ts';
import {
  contactsOf,
  sendVerificationTo,
  verifyContact,
  type OnVerified,
} from './verify-contact.ts';

const tag = 'Account';
const resend_in = RESEND_AFTER / SECOND;
const WAIT =
  'code_sent: a code was asked for less than a minute ago, or too many attempts; Retry-After says when to try again';
const TRIES = 'Too many attempts; Retry-After says when to retry';
const FIELD = 'A field is wrong';
const NOT_SENT = 'codes_not_sent: nothing is set up that could send a code';
const WRONG = 'code_wrong, code_late: the code is not right, was used, or is older than 5 minutes';
const EXHAUSTED = 'code_exhausted: it was wrong five times';
const NO_TOKEN = 'No token, or an expired one';

/** Codes for verification of an e-mail address or phone, and for a new password (D-41). */
export function codeRoutes(context: ServerContext, onVerified: OnVerified): Hono {
  const { router, serve } = routerOn(context);
  serveVerification(serve, context, onVerified);
  serveReset(serve, context, onVerified);
  return router;
}

function serveVerification(serve: Serve, context: ServerContext, onVerified: OnVerified): void {
  serve(
    contract.sendVerification,
    {
      summary: 'Send a code to the account’s e-mail address or phone',
      tag,
      refusals: { 401: NO_TOKEN, 403: NOT_SENT, 429: WAIT },
    },
    async (c, { body: { verification_type: channel } }) => {
      const customer = await requireCustomer(context, c);
      await sendVerificationTo(context, customer, { channel, from: addressOf(c, context) });
      return { message: localize(languageOf(c), CODE_SENT), resend_in };
    },
  );
  serve(
    contract.verifyContact,
    {
      summary: 'Verify the account’s e-mail address or phone with the code',
      tag,
      refusals: { 401: NO_TOKEN, 404: WRONG, 405: EXHAUSTED, 429: TRIES },
    },
    async (c, { body: { otp: code, verification_type: channel } }) => {
      const customer = await requireCustomer(context, c);
      const given = { channel, code, from: addressOf(c, context) };
      await verifyContact(context, customer, given, onVerified);
      const { email_verified, phone_verified } = await contactsOf(context, customer);
      const words = channel === 'email' ? EMAIL_VERIFIED : PHONE_VERIFIED;
      return {
        message: localize(languageOf(c), words),
        is_email_verified: Number(email_verified),
        is_phone_verified: Number(phone_verified),
      };
    },
  );
}

function serveReset(serve: Serve, context: ServerContext, onVerified: OnVerified): void {
  serve(
    contract.forgotPassword,
    {
      summary:
        'Send a code for a new password; the answer does not reveal whether the account exists',
      tag,
      refusals: { 403: `${FIELD}; ${NOT_SENT}`, 429: WAIT },
    },
    async (c, { body }) => {
      await sendResetCode(context, c, body);
      return { message: localize(languageOf(c), RESET_SENT), resend_in };
    },
  );
  serve(
    contract.checkResetCode,
    {
      summary: 'Check the code; its requester may then set a password for 15 minutes',
      tag,
      refusals: { 400: WRONG, 403: FIELD, 405: EXHAUSTED, 429: TRIES },
    },
    async (c, { body }) => {
      await checkResetCode(context, c, body);
      return { message: localize(languageOf(c), CODE_RIGHT) };
    },
  );
  serve(
    contract.resetPassword,
    {
      summary: 'Set a new password with the code, once; ends all sessions of the customer',
      tag,
      refusals: {
        400: WRONG,
        403: 'A field is wrong, or the password is too weak',
        405: EXHAUSTED,
        429: TRIES,
      },
    },
    async (c, { body }) => {
      await resetPassword(context, c, body, onVerified);
      return { message: localize(languageOf(c), PASSWORD_CHANGED) };
    },
  );
}

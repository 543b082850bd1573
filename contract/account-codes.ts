import * as v from 'valibot';
import { AUTH_PATH } from './account.ts';
import { endpoint } from './endpoint.ts';
import { message, numeric, typedText } from './kernel.ts';

const channel = v.picklist(['email', 'phone']);
/** Loose on purpose: the server refuses wrong codes by its rule, with a message. */
const code = v.pipe(typedText, v.minLength(1));
const recipient = { email: v.optional(typedText), phone: v.optional(typedText) };

export const codeRequest = v.object({ verification_type: channel });
export const codeSent = v.object({
  message: v.string(),
  /** Ours: seconds until another code may be requested. */
  resend_in: v.optional(numeric, 60),
});

export const verifyRequest = v.object({
  otp: code,
  verification_type: channel,
  ...recipient,
});
export const verified = v.object({
  message: v.string(),
  is_phone_verified: v.optional(numeric, 0),
  is_email_verified: v.optional(numeric, 0),
});

export const forgotPasswordRequest = v.object({ verification_method: channel, ...recipient });
export type ForgotPasswordRequest = v.InferInput<typeof forgotPasswordRequest>;

export const resetCodeRequest = v.object({
  reset_token: code,
  verification_method: channel,
  ...recipient,
});
export const resetRequest = v.object({
  ...resetCodeRequest.entries,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  confirm_password: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/v1/customer/verification-code',
  body: codeRequest,
  answer: codeSent,
  refusals: [401, 403, 429],
  ours: true,
});
export const verifyContact = endpoint({
  method: 'POST',
  path: `${AUTH_PATH}/verify-phone`,
  body: verifyRequest,
  answer: verified,
  refusals: [401, 404, 405, 429],
});
export const forgotPassword = endpoint({
  method: 'POST',
  path: `${AUTH_PATH}/forgot-password`,
  body: forgotPasswordRequest,
  answer: codeSent,
  refusals: [403, 429],
});
export const checkResetCode = endpoint({
  method: 'POST',
  path: `${AUTH_PATH}/verify-token`,
  body: resetCodeRequest,
  answer: message,
  refusals: [400, 403, 405, 429],
});
export const resetPassword = endpoint({
  method: 'PUT',
  path: `${AUTH_PATH}/reset-password`,
  body: resetRequest,
  answer: message,
  refusals: [400, 403, 405, 429],
});

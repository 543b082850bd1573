import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { guestId, message, numeric, optionalText, shortText, typedText, wireId } from './kernel.ts';

export const guestIssued = v.object({ message: v.string(), guest_id: guestId });

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** `name` alone, as foreign clients send it, is split at the first space. */
export const signUpRequest = v.object({
  f_name: v.optional(shortText),
  l_name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  name: v.optional(shortText),
  email: typedText,
  phone: typedText,
  password,
  ref_code: v.optional(v.nullable(typedText)),
  guest_id: v.optional(v.nullable(guestId)),
});
export type SignUpRequest = v.InferInput<typeof signUpRequest>;

export const signInRequest = v.object({
  login_type: v.optional(v.literal('manual'), 'manual'),
  email_or_phone: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  password,
  field_type: v.optional(v.picklist(['email', 'phone']), 'email'),
  guest_id: v.optional(v.nullable(guestId)),
  /** Ours (D-42): 'guest' once the customer agreed that the guest's cart replaces the account's. */
  on_cart_conflict: v.optional(v.picklist(['ask', 'guest', 'account']), 'ask'),
});
export type SignInRequest = v.InferInput<typeof signInRequest>;

export const signedIn = v.object({
  token: v.string(),
  is_phone_verified: v.optional(numeric, 1),
  is_email_verified: v.optional(numeric, 1),
  is_personal_info: v.optional(numeric, 1),
  login_type: v.optional(v.string(), 'manual'),
  email: v.nullish(v.string(), null),
});

export const profile = v.object({
  id: wireId,
  f_name: v.string(),
  l_name: optionalText,
  /** Used by other back ends of this family. */
  last_name: optionalText,
  email: v.nullish(v.string(), null),
  phone: v.string(),
  /** File name in `storage`. */
  image: v.nullish(v.string(), null),
  image_full_url: v.nullish(v.string(), null),
  storage: v.optional(v.string(), 'public'),
  is_phone_verified: v.optional(numeric, 0),
  is_email_verified: v.optional(numeric, 0),
  /** Ours: consent to notices of orders and offers. */
  notifications: v.optional(numeric, 1),
  wallet_balance: v.optional(numeric, 0),
  loyalty_point: v.optional(numeric, 0),
  ref_code: v.nullish(v.string(), null),
  order_count: v.optional(numeric, 0),
  member_since_days: v.optional(numeric, 0),
  /** Modules in which the customer has saved or declined interests. */
  selected_modules_for_interest: v.optional(v.array(wireId), []),
});

export const AUTH_PATH = '/api/v1/auth';
export const requestGuestId = endpoint({
  method: 'POST',
  path: `${AUTH_PATH}/guest/request`,
  answer: guestIssued,
});
export const signUp = endpoint({
  method: 'POST',
  path: `${AUTH_PATH}/sign-up`,
  body: signUpRequest,
  answer: signedIn,
  refusals: [403, 429],
});
export const signIn = endpoint({
  method: 'POST',
  path: `${AUTH_PATH}/login`,
  body: signInRequest,
  answer: signedIn,
  refusals: [403, 409, 429],
});
export const signOut = endpoint({
  method: 'POST',
  path: `${AUTH_PATH}/logout`,
  answer: message,
  refusals: [401],
  ours: true,
});
export const readProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  answer: profile,
  refusals: [401],
});
/** Alias of `readProfile` for other clients of this family. */
export const readCustomerInfo = endpoint({ ...readProfile, path: '/api/v1/customer/info' });

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { message, numeric, optionalText, shortText, typedText } from './kernel.ts';

const text = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)));
const password = v.optional(v.pipe(v.string(), v.maxLength(200)));

/**
 * Missing fields stay unchanged. `name` alone, as foreign clients send it, is split at the first
 * space.
 */
export const profileForm = v.object({
  f_name: v.optional(shortText),
  l_name: text(100),
  name: v.optional(shortText),
  email: v.optional(typedText),
  phone: v.optional(typedText),
  /** Optional; empty leaves the password unchanged. */
  password,
  /** Ours: a new password, e-mail or phone requires the current password. */
  current_password: password,
  /** Ours: 1 removes the picture. */
  remove_image: v.optional(v.picklist(['0', '1'])),
  /** Part of the page that a foreign client saves; the fields sent say the same. */
  button_type: text(30),
});
export type ProfileForm = v.InferInput<typeof profileForm>;

export const profileUpdated = v.object({
  message: v.string(),
  /** 0: no codes are sent, and a new e-mail or phone stays unverified. */
  verification_on: v.optional(numeric, 0),
  verification_medium: optionalText,
  otp_send: v.optional(numeric, 0),
});

const CUSTOMER_PATH = '/api/v1/customer';

export const updateProfile = endpoint({
  method: 'POST',
  path: `${CUSTOMER_PATH}/update-profile`,
  form: { fields: profileForm, files: 'image' },
  answer: profileUpdated,
  refusals: [401, 403, 413, 429],
});
/** Consent to notices of orders and offers; stored with the account, for every device. */
export const saveNotifications = endpoint({
  method: 'PUT',
  path: `${CUSTOMER_PATH}/notifications`,
  body: v.object({ on: v.boolean() }),
  answer: message,
  refusals: [401],
  ours: true,
});
/** Picture of a customer, public by its address, which does not identify the customer. */
export const readPicture = endpoint({
  method: 'GET',
  path: `${CUSTOMER_PATH}/picture/:name`,
  params: v.object({ name: v.string() }),
  file: 'image/jpeg',
  answer: v.unknown(),
  refusals: [404],
  ours: true,
});
/** Removes the account with all personal data; past orders stay, anonymous. */
export const removeAccount = endpoint({
  method: 'DELETE',
  path: `${CUSTOMER_PATH}/remove-account`,
  answer: message,
  refusals: [401, 403],
});
/** All stored data of the customer, for the customer. */
export const readOwnData = endpoint({
  method: 'GET',
  path: `${CUSTOMER_PATH}/export`,
  answer: v.record(v.string(), v.unknown()),
  refusals: [401, 429],
  ours: true,
});

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { message, numeric, optionalText, shortText, typedText } from './kernel.ts';

const text = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)));
const password = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** What is not sent stays as it is. `name` alone, as foreign clients send it, is split at the first space. */
export const profileForm = v.object({
  f_name: v.optional(shortText),
  l_name: text(100),
  name: v.optional(shortText),
  email: v.optional(typedText),
  phone: v.optional(typedText),
  /** A new one; an empty one stays what it is. */
  password,
  /** Ours: a new password, e-mail or phone is set by those alone who know the password of before. */
  current_password: password,
  /** Ours: 1 for a profile without its picture. */
  remove_image: v.optional(v.picklist(['0', '1'])),
  /** Which part of its page a foreign client saves: what is sent says so, too. */
  button_type: text(30),
});
export type ProfileForm = v.InferInput<typeof profileForm>;

export const profileUpdated = v.object({
  message: v.string(),
  /** No codes are sent: a new e-mail or phone stays unverified. */
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
/** Whether the customer would be told of orders and offers: kept with the account, for every device. */
export const saveNotifications = endpoint({
  method: 'PUT',
  path: `${CUSTOMER_PATH}/notifications`,
  body: v.object({ on: v.boolean() }),
  answer: message,
  refusals: [401],
  ours: true,
});
/** The picture of a customer, for everyone who has its address, which says nothing of whom it shows. */
export const readPicture = endpoint({
  method: 'GET',
  path: `${CUSTOMER_PATH}/picture/:name`,
  params: v.object({ name: v.string() }),
  file: 'image/jpeg',
  answer: v.unknown(),
  refusals: [404],
  ours: true,
});
/** The account with all that is the customer's own; what they bought stays without their name. */
export const removeAccount = endpoint({
  method: 'DELETE',
  path: `${CUSTOMER_PATH}/remove-account`,
  answer: message,
  refusals: [401, 403],
});
/** All that is kept of the customer, for themselves. */
export const readOwnData = endpoint({
  method: 'GET',
  path: `${CUSTOMER_PATH}/export`,
  answer: v.record(v.string(), v.unknown()),
  refusals: [401, 429],
  ours: true,
});

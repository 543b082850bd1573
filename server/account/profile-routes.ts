import type { Hono } from 'hono';
import * as contract from '#contract/account-profile.ts';
import { LARGEST_FILE } from '#domain/kernel/image-file.ts';
import { HOUR } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend } from '#server/kernel/limits.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { readForm } from '#server/kernel/read-form.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import {
  ACCOUNT_REMOVED,
  NOTIFICATIONS_OFF,
  NOTIFICATIONS_ON,
  PROFILE_SAVED,
} from './account-messages.ts';
import { ownDataOf } from './own-data.ts';
import { PICTURE_TOO_LARGE, pictureNamed } from './pictures.ts';
import { removeAccount } from './remove-account.ts';
import { updateProfile } from './update-profile.ts';

const tag = 'Account';
/** Leaves room for the few fields beside the picture. */
const LARGEST_FORM = LARGEST_FILE + 32_000;
const LIMIT = { maximum: 120, within: HOUR };

export function profileRoutes(context: ServerContext): Hono {
  const { router, serve, serveFile } = routerOn(context);
  serve(
    contract.updateProfile,
    {
      summary:
        'Change names, e-mail, phone, password or picture, as a form; missing fields stay unchanged. `image` is a JPEG, PNG or WebP of at most 2 MB',
      tag,
      refusals: {
        401: 'No token, or an expired one',
        403: 'A field is wrong, another customer has this e-mail or phone, the current password is wrong, or the picture is invalid',
        413: 'A picture of more than 2 MB',
        429: 'Too many attempts, or five wrong passwords; Retry-After says when to retry',
      },
    },
    async (c) => {
      const customer = await requireCustomer(context, c);
      await spend(context, [{ subject: `profile of ${customer.owner}`, ...LIMIT }]);
      const limits = { maximum: LARGEST_FORM, tooLarge: PICTURE_TOO_LARGE };
      const form = await readForm(c.req.raw, contract.updateProfile.form, limits);
      // Browsers send an empty file if none was chosen.
      const picture = form.files.find(({ byteLength }) => byteLength > 0) ?? null;
      if (picture && picture.byteLength > LARGEST_FILE) throw PICTURE_TOO_LARGE;
      const address = addressOf(c, context);
      await updateProfile(context, customer, { given: form.fields, picture, address });
      return { message: localize(languageOf(c), PROFILE_SAVED) };
    },
  );
  serve(
    contract.saveNotifications,
    {
      summary:
        'Switch notifications of orders and offers on or off; requested codes are sent in any case',
      tag,
      refusals: { 401: 'No token, or an expired one' },
    },
    async (c, { body: { on } }) => {
      const { id } = await requireCustomer(context, c);
      await context.db
        .updateTable('customer')
        .set({ notifications: on })
        .where('id', '=', id)
        .execute();
      return { message: localize(languageOf(c), on ? NOTIFICATIONS_ON : NOTIFICATIONS_OFF) };
    },
  );
  serve(
    contract.removeAccount,
    {
      summary: 'Delete the account and its data; orders, trips and reviews stay without the name',
      tag,
      refusals: {
        401: 'No token, or an expired one',
        403: 'orders_running, trips_running: an order or a trip is still running',
      },
    },
    async (c) => {
      await removeAccount(context, await requireCustomer(context, c));
      return { message: localize(languageOf(c), ACCOUNT_REMOVED) };
    },
  );
  serve(
    contract.readOwnData,
    {
      summary: 'All stored data of the customer, amounts in the smallest unit of the currency',
      tag,
      refusals: {
        401: 'No token, or an expired one',
        429: 'More than ten an hour; Retry-After says when to retry',
      },
    },
    async (c) => {
      const customer = await requireCustomer(context, c);
      await spend(context, [{ subject: `export of ${customer.owner}`, maximum: 10, within: HOUR }]);
      return ownDataOf(context, customer);
    },
  );
  serveFile(
    contract.readPicture,
    {
      summary: 'The picture of a customer, at the address in the profile',
      tag,
      refusals: { 404: 'No customer has this picture' },
    },
    async (c, { params: { name } }) => {
      // Opened as a page, an image must not run scripts.
      c.header('Content-Security-Policy', "default-src 'none'; sandbox");
      // A new picture has a new URL.
      c.header('Cache-Control', 'private, max-age=86400, immutable');
      return pictureNamed(context, name);
    },
  );
  return router;
}

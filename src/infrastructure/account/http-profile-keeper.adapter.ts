import * as contract from '#contract/account-profile.ts';
import type { NotificationKeeper } from '#application/account/notification-keeper.port.ts';
import type { ProfileKeeper } from '#application/account/profile-keeper.port.ts';
import type { ProfileChanges } from '#domain/account/profile-form.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { blobOf, shrunk } from '#infrastructure/kernel/shrink-image.ts';

/** Two megabytes take a while on a slow network. */
const PATIENCE = 2 * MINUTE;

export const createHttpProfileKeeper = (http: HttpClient): ProfileKeeper & NotificationKeeper => ({
  async saveNotifications(on, signal) {
    const answer = await call(http, contract.saveNotifications, { body: { on }, signal });
    return answer.ok ? ok({ said: answer.value.message }) : answer;
  },
  async save(changes, signal) {
    const { picture } = changes;
    const isFile = picture !== undefined && picture !== 'none';
    const answer = await call(http, contract.updateProfile, {
      form: toForm(changes),
      files: isFile ? [await shrunk(blobOf(picture))] : [],
      patience: PATIENCE,
      signal,
    });
    return answer.ok ? ok({ said: answer.value.message }) : answer;
  },
});

const toForm = ({
  firstName,
  lastName,
  email,
  phone,
  currentPassword,
  password,
  picture,
}: ProfileChanges): contract.ProfileForm => ({
  f_name: firstName,
  l_name: lastName,
  email,
  phone,
  password,
  current_password: currentPassword,
  remove_image: picture === 'none' ? '1' : undefined,
});

import type * as v from 'valibot';
import * as contract from '#contract/account-profile.ts';
import * as sessionCalls from '#contract/account-sessions.ts';
import type { SessionReader } from '#application/account/account.queries.ts';
import type { NotificationKeeper } from '#application/account/notification-keeper.port.ts';
import type { OwnDataKeeper } from '#application/account/own-data/port.ts';
import type { ProfileKeeper } from '#application/account/profile-keeper.port.ts';
import type { SessionList } from '#application/account/session-list.port.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import type { ProfileChanges } from '#domain/account/profile-form.ts';
import { id } from '#domain/kernel/id.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { blobOf, shrunk } from '#infrastructure/kernel/shrink-image.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';

/** Two megabytes take a while on a slow network. */
const PATIENCE = 2 * MINUTE;

export const createProfileKeeper = (http: HttpClient): ProfileKeeper & NotificationKeeper => ({
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

export const createSessionList = (http: HttpClient): SessionList & SessionReader => ({
  async sessions() {
    const answer = await call(http, sessionCalls.listSessions, {});
    return answer.ok ? ok(answer.value.sessions.map(toSession)) : answer;
  },
  async end(which, signal) {
    const answer =
      which === 'others'
        ? await call(http, sessionCalls.endOtherSessions, { signal })
        : await call(http, sessionCalls.endSession, { params: { id: which }, signal });
    return answer.ok ? ok({ said: answer.value.message }) : answer;
  },
});

const toSession = (wire: v.InferOutput<typeof sessionCalls.session>): DeviceSession => ({
  id: id(wire.id),
  device: wire.device,
  usedAt: toInstant(wire.used_at),
  isHere: wire.current,
});

export const createOwnData = (http: HttpClient): OwnDataKeeper => ({
  async read(signal) {
    const answer = await call(http, contract.readOwnData, { signal });
    return answer.ok ? ok({ text: JSON.stringify(answer.value, null, 2) }) : answer;
  },
  async removeAccount(signal) {
    const answer = await call(http, contract.removeAccount, { signal });
    return answer.ok ? ok({ said: answer.value.message }) : answer;
  },
});

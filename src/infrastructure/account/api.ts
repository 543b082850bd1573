import type * as v from 'valibot';
import * as contract from '#contract/account.ts';
import type { SessionKeeper } from '#application/account/session-keeper.port.ts';
import type { Profile } from '#domain/account/profile.ts';
import { parseId, id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createSessionKeeper(http: HttpClient, localStore: KeyValueStore): SessionKeeper {
  return {
    async requestGuestId() {
      const answer = await call(http, contract.requestGuestId, {});
      if (!answer.ok) return answer;
      // Another tab may have received an id meanwhile; an invalid one is replaced.
      const other = parseId(localStore.read(KEYS.guestId));
      return ok(String(other ?? answer.value.guest_id));
    },
    async loadProfile(token) {
      const answer = await call(http, contract.readProfile, { quiet: true, token });
      return answer.ok ? ok(toProfile(answer.value)) : answer;
    },
  };
}

export const toProfile = (wire: v.InferOutput<typeof contract.profile>): Profile => ({
  id: id(wire.id),
  firstName: wire.f_name,
  lastName: wire.l_name || wire.last_name,
  email: wire.email ?? null,
  phone: wire.phone,
  isEmailVerified: wire.is_email_verified === 1,
  isPhoneVerified: wire.is_phone_verified === 1,
  wantsNotifications: wire.notifications === 1,
  image: wire.image_full_url ?? null,
  orderCount: wire.order_count,
  memberDays: wire.member_since_days,
});

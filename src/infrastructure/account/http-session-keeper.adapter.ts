import * as contract from '#contract/account.ts';
import type { SessionKeeper } from '#application/account/session-keeper.port.ts';
import { parseId } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { toProfile } from './account.wire.ts';

export function createHttpSessionKeeper(
  http: HttpClient,
  localStore: KeyValueStore,
): SessionKeeper {
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

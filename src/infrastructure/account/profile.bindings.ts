import { createAccountQueries } from '#application/account/account.queries.ts';
import { devicesMachine, slots as devicesSlots } from '#application/account/devices/machine.ts';
import {
  notificationsMachine,
  slots as notificationSlots,
} from '#application/account/notifications/machine.ts';
import { ownDataMachine, slots as ownDataSlots } from '#application/account/own-data/machine.ts';
import { profileMachine, slots as profileSlots } from '#application/account/profile/machine.ts';
import { watchProfile } from '#application/account/watch-profile.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { NAVIGATOR, PLATFORM, READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import { service, type Get } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { FORGET_VIEWED } from './bindings.ts';
import { createOwnData, createProfileKeeper, createSessionList } from './profile.api.ts';
import { saveFile } from './save-file.ts';

export const PROFILE = service((get) => {
  const http = get(HTTP_CLIENT);
  const sessions = createSessionList(http);
  const keeper = createProfileKeeper(http);
  const reads = get(READ_MODELS);
  const { localStore, uuid } = get(PLATFORM);
  const notifyOtherTabs = () => localStore.write(KEYS.profileChange, uuid());
  return {
    reads: createAccountQueries(sessions),
    devices: provide(devicesMachine, devicesSlots, {
      actors: { endSessions: fromCall(sessions.end) },
      effects: { refreshReads: () => reads.stale(['profile']) },
    }),
    notifications: provide(notificationsMachine, notificationSlots, {
      actors: { watchProfile, saveNotifications: fromCall(keeper.saveNotifications) },
      effects: { notifyOtherTabs },
    }),
    ownData: provideOwnData(get),
    profile: provide(profileMachine, profileSlots, {
      actors: { watchProfile, saveProfile: fromCall(keeper.save) },
      effects: { notifyOtherTabs },
    }),
  };
});

function provideOwnData(get: Get) {
  const keeper = createOwnData(get(HTTP_CLIENT));
  const navigator = get(NAVIGATOR);
  const forgetViewed = get(FORGET_VIEWED);
  return provide(ownDataMachine, ownDataSlots, {
    actors: {
      watchProfile,
      readOwnData: fromCall((_, signal) => keeper.read(signal)),
      removeAccount: fromCall((_, signal) => keeper.removeAccount(signal)),
    },
    effects: {
      saveFile: (_, { text }) => saveFile('my-data.json', text),
      forgetViewed: (_, customer) => forgetViewed(customer),
      goHome: () => navigator.go(paths.home()),
    },
  });
}

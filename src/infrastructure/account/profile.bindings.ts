import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { devicesMachine, slots as devicesSlots } from '#application/account/devices/machine.ts';
import type * as DevicesFlow from '#application/account/devices/machine.ts';
import {
  notificationsMachine,
  slots as notificationSlots,
} from '#application/account/notifications/machine.ts';
import type * as NotificationsFlow from '#application/account/notifications/machine.ts';
import type { NotificationKeeper } from '#application/account/notification-keeper.port.ts';
import { ownDataMachine } from '#application/account/own-data/machine.ts';
import type { OwnDataKeeper } from '#application/account/own-data/port.ts';
import * as ownData from '#application/account/own-data/machine.ts';
import type * as OwnData from '#application/account/own-data/machine.ts';
import type { ProfileKeeper } from '#application/account/profile-keeper.port.ts';
import { profileMachine, slots } from '#application/account/profile/machine.ts';
import type * as ProfileFlow from '#application/account/profile/machine.ts';
import type { SessionList } from '#application/account/session-list.port.ts';
import { watchProfile } from '#application/account/watch-profile.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { ProfileChanges } from '#domain/account/profile-form.ts';
import {
  HTTP_CLIENT,
  NAVIGATOR,
  PLATFORM,
  READ_MODELS,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpOwnData } from './http-own-data.adapter.ts';
import { createHttpSessionList } from './http-session-list.adapter.ts';
import { createHttpProfileKeeper } from './http-profile-keeper.adapter.ts';
import { saveFile } from './save-file.ts';

export const PROFILE_MACHINE = token<typeof profileMachine>('ProfileMachine');
export const OWN_DATA_MACHINE =
  token<(forgetViewed: ForgetViewed) => typeof ownDataMachine>('OwnDataMachine');
export const DEVICES_MACHINE = token<typeof devicesMachine>('DevicesMachine');
export const SESSION_LIST = token<SessionList>('SessionList');
export const NOTIFICATIONS_MACHINE = token<typeof notificationsMachine>('NotificationsMachine');
/** The catalogue stores what a customer viewed. */
type ForgetViewed = (customer: Profile['id'] | null) => void;

const OWN_DATA_KEEPER = token<OwnDataKeeper>('OwnDataKeeper');
const PROFILE_KEEPER = token<ProfileKeeper & NotificationKeeper>('ProfileKeeper');

export const profileBindings = new ContainerModule(({ bind }) => {
  bind(PROFILE_KEEPER).toResolvedValue(createHttpProfileKeeper, [HTTP_CLIENT]).inSingletonScope();
  bind(OWN_DATA_KEEPER).toResolvedValue(createHttpOwnData, [HTTP_CLIENT]).inSingletonScope();
  bind(SESSION_LIST).toResolvedValue(createHttpSessionList, [HTTP_CLIENT]).inSingletonScope();
  bind(DEVICES_MACHINE).toResolvedValue(provideDevices, [SESSION_LIST, READ_MODELS]);
  bind(OWN_DATA_MACHINE).toResolvedValue(
    (keeper: OwnDataKeeper, navigator: Navigator) => (forgetViewed: ForgetViewed) =>
      provideOwnData({ keeper, navigator, forgetViewed }),
    [OWN_DATA_KEEPER, NAVIGATOR],
  );
  bind(NOTIFICATIONS_MACHINE).toResolvedValue(provideNotifications, [PROFILE_KEEPER, PLATFORM]);
  bind(PROFILE_MACHINE).toResolvedValue(provideProfile, [PROFILE_KEEPER, PLATFORM]);
});

const provideProfile = (keeper: ProfileKeeper, platform: Platform): typeof profileMachine =>
  provide(profileMachine, slots, {
    actors: {
      watchProfile,
      saveProfile: fromPromise<ProfileFlow.SaveAnswer, ProfileChanges>(({ input, signal }) =>
        keeper.save(input, signal),
      ),
    },
    effects: {
      notifyOtherTabs: () => platform.localStore.write(KEYS.profileChange, platform.uuid()),
    },
  });

const provideDevices = (sessions: SessionList, reads: ReadModels): typeof devicesMachine =>
  provide(devicesMachine, devicesSlots, {
    actors: {
      endSessions: fromPromise<DevicesFlow.EndAnswer, DevicesFlow.Which>(({ input, signal }) =>
        sessions.end(input, signal),
      ),
    },
    effects: { refreshReads: () => reads.stale(['profile']) },
  });

const provideNotifications = (
  keeper: NotificationKeeper,
  platform: Platform,
): typeof notificationsMachine =>
  provide(notificationsMachine, notificationSlots, {
    actors: {
      watchProfile,
      saveNotifications: fromPromise<NotificationsFlow.SaveAnswer, boolean>(({ input, signal }) =>
        keeper.saveNotifications(input, signal),
      ),
    },
    effects: {
      notifyOtherTabs: () => platform.localStore.write(KEYS.profileChange, platform.uuid()),
    },
  });

type OwnDataNeeds = {
  readonly keeper: OwnDataKeeper;
  readonly navigator: Navigator;
  readonly forgetViewed: ForgetViewed;
};

const provideOwnData = ({ keeper, navigator, forgetViewed }: OwnDataNeeds): typeof ownDataMachine =>
  provide(ownDataMachine, ownData.slots, {
    actors: {
      watchProfile,
      readOwnData: fromPromise<OwnData.ReadAnswer, undefined>(({ signal }) => keeper.read(signal)),
      removeAccount: fromPromise<OwnData.RemoveAnswer, undefined>(({ signal }) =>
        keeper.removeAccount(signal),
      ),
    },
    effects: {
      saveFile: (_, { text }) => saveFile('my-data.json', text),
      forgetViewed: (_, customer) => forgetViewed(customer),
      goHome: () => navigator.go(paths.home()),
    },
  });

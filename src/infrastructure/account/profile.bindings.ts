import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import type { ProfileKeeper } from '#application/account/profile-keeper.port.ts';
import { profileMachine } from '#application/account/profile.machine.ts';
import { slots } from '#application/account/profile.setup.ts';
import type * as ProfileFlow from '#application/account/profile.types.ts';
import { watchProfile } from '#application/account/watch-profile.ts';
import { plug } from '#application/kernel/plug.ts';
import type { ProfileChanges } from '#domain/account/profile-form.ts';
import { HTTP_CLIENT, PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpProfileKeeper } from './http-profile-keeper.adapter.ts';

export const PROFILE_MACHINE = token<typeof profileMachine>('ProfileMachine');
const PROFILE_KEEPER = token<ProfileKeeper>('ProfileKeeper');

/** What the pages of the profile need: it comes with the first of them. */
export const profileBindings = new ContainerModule(({ bind }) => {
  bind(PROFILE_KEEPER).toResolvedValue(createHttpProfileKeeper, [HTTP_CLIENT]).inSingletonScope();
  bind(PROFILE_MACHINE).toResolvedValue(plugProfile, [PROFILE_KEEPER, PLATFORM]);
});

const plugProfile = (keeper: ProfileKeeper, platform: Platform): typeof profileMachine =>
  plug(profileMachine, slots, {
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

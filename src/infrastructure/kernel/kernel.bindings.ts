import { ContainerModule } from 'inversify';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { Notifier } from '#application/kernel/notifier.port.ts';
import type { Sharing } from '#application/kernel/sharing.port.ts';
import { createDeviceSharing } from './device-sharing.adapter.ts';
import type { Platform } from './platform.ts';
import { createRouterNavigator } from './router-navigator.adapter.ts';
import { createFetchHttpClient } from './fetch-http-client.adapter.ts';
import type { HttpClient } from './http-client.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { createServerClock, type ServerClock } from './server-clock.adapter.ts';
import { createCurrentScope, type CurrentScope } from './request-scope.ts';
import { createReadCache, createSwrReadModels } from './swr-read-models.adapter.ts';
import { token } from './token.ts';

export const PLATFORM = token<Platform>('Edges');
export const HTTP_CLIENT = token<HttpClient>('HttpClient');
export const CURRENT_SCOPE = token<CurrentScope>('CurrentScope');
export const REFUSALS = token<Refusals>('Refusals');
export const CLOCK = token<Clock>('Clock');
export const SERVER_CLOCK = token<ServerClock>('ServerClock');
export const NAVIGATOR = token<Navigator>('Navigator');
/** Bound by the composition root: the toasts are an actor. */
export const NOTIFIER = token<Notifier>('Notifier');
export const SHARING = token<Sharing>('Sharing');
export const READ_MODELS = token<ReadModels>('ReadModels');
export const READ_CACHE = token<ReturnType<typeof createReadCache>>('ReadCache');

export const kernelBindings = new ContainerModule(({ bind }) => {
  bind(CURRENT_SCOPE).toResolvedValue(createCurrentScope, []).inSingletonScope();
  bind(REFUSALS).toResolvedValue(createRefusals, []).inSingletonScope();
  bind(HTTP_CLIENT)
    .toResolvedValue(
      (platform: Platform, scope: CurrentScope, refusals: Refusals) =>
        createFetchHttpClient({
          fetch: platform.fetch,
          baseUrl: platform.baseUrl,
          softwareId: platform.softwareId,
          scope: scope.read,
          onSignedOut: (refused) => refusals.report({ type: 'token.refuse', token: refused }),
          renewGuest: refusals.renewGuest,
          isOnline: platform.isOnline,
          prefetched: platform.prefetched,
        }),
      [PLATFORM, CURRENT_SCOPE, REFUSALS],
    )
    .inSingletonScope();
  bind(SERVER_CLOCK)
    .toResolvedValue((platform: Platform) => createServerClock(platform.now), [PLATFORM])
    .inSingletonScope();
  bind(CLOCK).toResolvedValue((clock: ServerClock) => clock, [SERVER_CLOCK]);
  bind(NAVIGATOR).toResolvedValue(createRouterNavigator, [PLATFORM]).inSingletonScope();
  bind(SHARING)
    .toResolvedValue(
      (notifier: Notifier, { currentUrl }: Platform) =>
        createDeviceSharing({ notifier, currentUrl }),
      [NOTIFIER, PLATFORM],
    )
    .inSingletonScope();
  bind(READ_CACHE).toResolvedValue(createReadCache, []).inSingletonScope();
  bind(READ_MODELS).toResolvedValue(createSwrReadModels, [READ_CACHE]).inSingletonScope();
});

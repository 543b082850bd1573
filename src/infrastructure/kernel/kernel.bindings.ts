import { ContainerModule } from 'inversify';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { Notifier } from '#application/shell/notifier.port.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Edges } from './edges.ts';
import { refusedToken } from './refused-token.ts';
import { renewGuest } from './renew-guest.ts';
import { createRouterNavigator } from './router-navigator.adapter.ts';
import { createFetchHttpClient } from './fetch-http-client.adapter.ts';
import type { HttpClient } from './http-client.ts';
import { createServerClock, type ServerClock } from './server-clock.adapter.ts';
import { createRequestScope } from './request-scope.ts';
import type { StorefrontHandle } from './storefront-handle.ts';
import { createSwrReadModels } from './swr-read-models.adapter.ts';
import { token } from './token.ts';

export const EDGES = token<Edges>('Edges');
export const STOREFRONT = token<StorefrontHandle>('StorefrontHandle');
export const HTTP_CLIENT = token<HttpClient>('HttpClient');
export const CLOCK = token<Clock>('Clock');
export const SERVER_CLOCK = token<ServerClock>('ServerClock');
export const NAVIGATOR = token<Navigator>('Navigator');
export const NOTIFIER = token<Notifier>('Notifier');
export const READ_MODELS = token<ReadModels>('ReadModels');

/** What every module's adapters may ask for. */
export const kernelBindings = new ContainerModule(({ bind }) => {
  bind(HTTP_CLIENT)
    .toResolvedValue(
      (edges: Edges, storefront: StorefrontHandle) =>
        createFetchHttpClient({
          fetch: edges.fetch,
          baseUrl: edges.baseUrl,
          softwareId: edges.softwareId,
          scope: createRequestScope(edges),
          onSignedOut: refusedToken(edges, storefront),
          renewGuest: renewGuest(storefront),
          isOnline: edges.isOnline,
          primed: edges.primed,
        }),
      [EDGES, STOREFRONT],
    )
    .inSingletonScope();
  bind(SERVER_CLOCK)
    .toResolvedValue((edges: Edges) => createServerClock(edges.now), [EDGES])
    .inSingletonScope();
  bind(CLOCK).toResolvedValue((clock: ServerClock) => clock, [SERVER_CLOCK]);
  bind(NAVIGATOR).toResolvedValue(createRouterNavigator, [EDGES]).inSingletonScope();
  bind(NOTIFIER).toResolvedValue(
    (edges: Edges, storefront: StorefrontHandle): Notifier => ({
      tell: (notice) =>
        storefront.tell.toasts({ type: 'notice.tell', notice, at: instant(edges.now()) }),
      withdraw: (kinds) => storefront.tell.toasts({ type: 'notices.withdraw', kinds }),
    }),
    [EDGES, STOREFRONT],
  );
  bind(READ_MODELS).toResolvedValue(createSwrReadModels, []).inSingletonScope();
});

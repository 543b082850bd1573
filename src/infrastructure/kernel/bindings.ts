import type { Clock } from '#application/kernel/clock.port.ts';
import type { Notifier } from '#application/kernel/notifier.port.ts';
import { createSharing } from './sharing.ts';
import type { Platform } from './platform.ts';
import { createRefusals } from './refusals.ts';
import { createCurrentScope } from './request-scope.ts';
import { createNavigator } from './navigator.ts';
import { createServerClock } from './server-clock.ts';
import { service, token, type Service } from './service.ts';
import { createReadCache, createReadModels } from './read-models.ts';

export const PLATFORM = token<Platform>('Platform');
/** The toasts are an actor. */
export const NOTIFIER = token<Notifier>('Notifier');

export const CURRENT_SCOPE = service(createCurrentScope);
export const REFUSALS = service(createRefusals);
export const SERVER_CLOCK = service((get) => createServerClock(get(PLATFORM).now));
export const CLOCK: Service<Clock> = SERVER_CLOCK;
export const NAVIGATOR = service((get) => createNavigator(get(PLATFORM)));
export const SHARING = service((get) =>
  createSharing({ notifier: get(NOTIFIER), currentUrl: get(PLATFORM).currentUrl }),
);
export const READ_CACHE = service(createReadCache);
export const READ_MODELS = service((get) => createReadModels(get(READ_CACHE)));

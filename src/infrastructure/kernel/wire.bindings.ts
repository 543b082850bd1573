import { CURRENT_SCOPE, PLATFORM, REFUSALS } from './bindings.ts';
import type { ScopedWire } from './call.ts';
import { createHttpClient } from './fetch-http-client.ts';
import { service } from './service.ts';

export const HTTP_CLIENT = service((get) => {
  const { fetch, baseUrl, softwareId, isOnline, prefetched } = get(PLATFORM);
  const refusals = get(REFUSALS);
  return createHttpClient({
    ...{ fetch, baseUrl, softwareId, isOnline, prefetched },
    scope: get(CURRENT_SCOPE).read,
    onSignedOut: (refused) => refusals.report({ type: 'token.refuse', token: refused }),
    renewGuest: refusals.renewGuest,
  });
});

export const WIRE = service((get): ScopedWire => {
  const { read: scope, currency, timeZone } = get(CURRENT_SCOPE);
  const { report = () => {} } = get(PLATFORM);
  return { http: get(HTTP_CLIENT), scope, currency, timeZone, report };
});

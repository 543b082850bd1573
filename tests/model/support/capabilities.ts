import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { Effect } from '#application/kernel/effect.ts';
import type { Services } from '#application/shell/services.ts';
import { callScopeIn } from '#application/shell/storefront/rules.ts';
import type { CallScope } from '#application/shell/storefront/setup.ts';
import { persistedState } from '#infrastructure/shell/storage.ts';
import { compose } from '#src/composition-root.ts';
import { aConfig } from '#tests/support/builders/config.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { machineNamed } from '#tools/inspector/adapters/machines-of.ts';
import type { WireEnding } from '@sundry/statecharts';

export type Capabilities = Readonly<Record<string, AnyActorLogic>>;

const STORED = {
  zoneid: '[1]',
  location: '350 5th Avenue, New York',
  currentLatLng: JSON.stringify({ lat: 40.7484, lng: -73.9857 }),
  module: JSON.stringify({ id: 1, module_type: 'food', module_name: 'Food' }),
  guest_id: '43',
};

/** Actors of a machine as the real app provides them, by name: adapters that call this `fetch`. */
export async function capabilitiesOf(
  { id }: Pick<AnyStateMachine, 'id'>,
  baseUrl: string,
  fetch: typeof globalThis.fetch,
): Promise<Capabilities> {
  const { platform } = fakePlatform({ fetch, baseUrl });
  for (const [key, value] of Object.entries(STORED)) platform.localStore.write(key, value);
  const app = compose(platform, persistedState(platform));
  setScopeOf(app);
  const provided = await machineNamed(id, app);
  return (provided?.implementations.actors ?? {}) as Capabilities;
}

let scopes = 1;

/** The app is not started, as its own calls would mix with the others: the scope of the calls is set here. */
function setScopeOf({ storefront }: Services): void {
  const { actions } = (storefront as unknown as { readonly logic: AnyStateMachine }).logic
    .implementations;
  const setCallScope = actions['setCallScope'] as Effect<CallScope>;
  const scope = callScopeIn(storefront.getSnapshot().context);
  // A new zone each time, so that no cached read of one serves the next.
  const place = scope.place && { ...scope.place, zones: `[1,${++scopes}]` };
  setCallScope(undefined, { ...scope, place, config: aConfig() });
}

/** A request as the desk names calls: "GET /api/v1/config". */
export const callOf = ({ method, url }: Pick<Request, 'method' | 'url'>): string =>
  `${method} ${new URL(url).pathname}`;

export function responseOf(ending: WireEnding): Response {
  if (ending === 'drop') return Response.error();
  if (ending === 'html') {
    return new Response('<h1>502 Bad Gateway</h1>', { headers: { 'Content-Type': 'text/html' } });
  }
  if (ending === 'broken-json') {
    return new Response('{"message": "This answer breaks', {
      headers: { 'Content-Type': 'application/json' },
    });
  }
  return Response.json(ending.body, { status: ending.status });
}

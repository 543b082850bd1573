import { getConfig } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { machinesOf } from '#tools/inspector/adapters/machines-of.ts';
import type { Effect } from '#application/kernel/effect.ts';
import type { Services } from '#application/shell/services.ts';
import { callScopeIn } from '#application/shell/storefront.context.ts';
import type { CallScope } from '#application/shell/storefront.types.ts';
import { aConfig } from '#tests/support/builders/config.ts';
import { remembered } from '#infrastructure/shell/remembered.ts';
import { matches } from '#server/desk/rules.ts';
import { compose } from '#src/composition-root.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { SHOP_URL } from '#tests/support/fakes/fake-api.ts';
import { rememberPlace } from '#tests/support/open-app.tsx';
import type { Wire } from '#tools/model/drivers/wire.ts';
import {
  COMMON_ENDINGS,
  type Fixture,
  type WireCall,
  type WireEnding,
} from '#tools/model/fixture.ts';

type HeldRequest = { readonly call: string; readonly end: (answer: Response) => void };

/**
 * The wire with nobody at its other end: MSW holds every request until it is told how it ends. The calls
 * that a fixture knows are made by the adapters of the real app.
 */
export function wireByHand() {
  const held = new Set<HeldRequest>();
  let beside: readonly (readonly [call: string, body: unknown])[] = [];
  const server = setupServer(
    http.all(`${SHOP_URL}/*`, ({ request }) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const [, body] = beside.find(([known]) => matches(known, call)) ?? [];
      if (body !== undefined) return HttpResponse.json(body as object);
      return new Promise<Response>((end) => void held.add({ call, end }));
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());

  const waitingFor = (calls: WireCall['call']) =>
    [...held].filter((one) => [calls].flat().some((call) => matches(call, one.call)));

  return async (machine: AnyStateMachine, { calls = {} }: Fixture): Promise<Wire> => {
    held.clear();
    beside = Object.values(calls).flatMap((wire) => Object.entries(wire.beside ?? {}));
    const asked = new Map<string, Promise<void>>();
    const capabilities = await capabilitiesOf(machine);
    return {
      ask: (id, { capability, asked: input, signal, resolve, reject }) => {
        const logic = capabilities[capability];
        if (!(id in calls) || !logic) return;
        const asking = createActor(logic, { input });
        asked.set(id, toPromise(asking).then(resolve, reject));
        asking.start();
        signal.addEventListener('abort', () => asking.stop());
      },
      answers: async (id, outcome) => {
        const { call, endings = {} } = calls[id] ?? {};
        const ending = endings[outcome] ?? COMMON_ENDINGS[outcome];
        if (call === undefined || ending === undefined || ending === 'as it is') return false;
        const { asyncUtilTimeout: timeout } = getConfig();
        await vi.waitFor(() => requireSome(waitingFor(call), [call].flat().join(' or '), held), {
          timeout,
        });
        for (const request of waitingFor(call)) {
          held.delete(request);
          request.end(answerOf(ending));
        }
        await asked.get(id);
        return true;
      },
    };
  };
}

/** What the machine is plugged into in the real app, by name. */
async function capabilitiesOf({
  id,
}: AnyStateMachine): Promise<Readonly<Record<string, AnyActorLogic>>> {
  const { platform } = fakePlatform({
    fetch: (...request) => globalThis.fetch(...request),
    baseUrl: SHOP_URL,
  });
  rememberPlace(platform.localStore);
  platform.localStore.write('guest_id', '43');
  const app = compose(platform, remembered(platform));
  setScopeOf(app);
  const machines = await machinesOf(app);
  const plugged = machines.find((machine) => machine.id === id);
  return (plugged?.implementations.actors ?? {}) as Readonly<Record<string, AnyActorLogic>>;
}

let walks = 1;

/** The app is not started, for its own calls would be held with the others: calls carry this instead. */
function setScopeOf({ storefront }: Services): void {
  const { actions } = (storefront as unknown as { readonly logic: AnyStateMachine }).logic
    .implementations;
  const setCallScope = actions['setCallScope'] as Effect<CallScope>;
  const { context } = storefront.getSnapshot();
  const scope = callScopeIn(context);
  // A zone of its own for each walk: what one has read is not kept for the next.
  const place = scope.place && { ...scope.place, zones: `[1,${++walks}]` };
  setCallScope(undefined, { ...scope, place, config: aConfig() });
}

function answerOf(ending: Exclude<WireEnding, 'as it is'>): Response {
  if (ending === 'drop') return HttpResponse.error();
  if (ending === 'html') return HttpResponse.html('<h1>502 Bad Gateway</h1>');
  if (ending === 'broken-json') {
    return new HttpResponse('{"message": "This answer breaks', {
      headers: { 'Content-Type': 'application/json' },
    });
  }
  return HttpResponse.json(ending.body as object, { status: ending.status });
}

function requireSome(found: readonly object[], call: string, held: ReadonlySet<HeldRequest>): void {
  if (found.length > 0) return;
  const others = [...held].map((one) => one.call).join(', ');
  throw new Error(`Nobody has called ${call}; there wait: ${others || 'none'}`);
}

import { getConfig } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { matches } from '#server/desk/rules.ts';
import { APP_URL } from '#tests/support/fakes/fake-api.ts';
import type { Wire } from '#tools/model/drivers/wire.ts';
import type { Flow } from '#tools/model/flow.ts';
import {
  callsOnWire,
  COMMON_ENDINGS,
  type CallOnWire,
  type Fixture,
} from '#tools/model/fixture.ts';
import { capabilitiesOf, responseOf } from './capabilities.ts';

type HeldRequest = { readonly call: string; readonly end: (answer: Response) => void };

/**
 * The wire with nobody at its other end: MSW holds every request until it is told how it ends. The calls
 * that a fixture knows are made by the adapters of the real app.
 */
export function wireByHand() {
  const held = new Set<HeldRequest>();
  let beside: readonly (readonly [call: string, body: unknown])[] = [];
  const server = setupServer(
    http.all(`${APP_URL}/*`, ({ request }) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const [, body] = beside.find(([known]) => matches(known, call)) ?? [];
      if (body !== undefined) return HttpResponse.json(body as object);
      return new Promise<Response>((end) => void held.add({ call, end }));
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());

  const waitingFor = (calls: CallOnWire['call']) =>
    [...held].filter((one) => [calls].flat().some((call) => matches(call, one.call)));

  return async (
    flow: Pick<Flow, 'machine' | 'wire'>,
    fixture: Pick<Fixture, 'calls'>,
  ): Promise<Wire> => {
    const calls = callsOnWire(flow, fixture);
    held.clear();
    beside = Object.values(calls).flatMap((wire) => Object.entries(wire.beside ?? {}));
    const asked = new Map<string, Promise<void>>();
    const capabilities = await capabilitiesOf(flow.machine, APP_URL, (...request) =>
      globalThis.fetch(...request),
    );
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
          request.end(responseOf(ending));
        }
        await asked.get(id);
        return true;
      },
    };
  };
}

function requireSome(found: readonly object[], call: string, held: ReadonlySet<HeldRequest>): void {
  if (found.length > 0) return;
  const others = [...held].map((one) => one.call).join(', ');
  throw new Error(`Nobody has called ${call}; there wait: ${others || 'none'}`);
}

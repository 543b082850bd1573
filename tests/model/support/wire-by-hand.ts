import { getConfig } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { matches } from '#server/desk/rules.ts';
import { APP_URL } from '#tests/support/fakes/fake-api.ts';
import type { Wire } from '@sundry/statecharts/react';
import { type Flow, besideOf, type WireCall } from '@sundry/statecharts';
import { callOf, capabilitiesOf, responseOf } from './capabilities.ts';

type HeldRequest = { readonly call: string; readonly end: (answer: Response) => void };

/**
 * A wire without a server: MSW holds every request until the test ends it. The real app's adapters make the
 * calls that a flow declares.
 */
export function wireByHand() {
  const held = new Set<HeldRequest>();
  /** Calls beside the one that ends now: they may arrive a moment later. */
  let beside: Readonly<Record<string, unknown>> = {};
  const answerTo = (call: string): Response | null => {
    const [, body] = Object.entries(beside).find(([known]) => matches(known, call)) ?? [];
    return body === undefined ? null : Response.json(body);
  };
  const server = setupServer(
    http.all(`${APP_URL}/*`, ({ request }) => {
      const call = callOf(request);
      return answerTo(call) ?? new Promise<Response>((end) => void held.add({ call, end }));
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());

  const waitingFor = (calls: WireCall['call']) =>
    [...held].filter((one) => [calls].flat().some((call) => matches(call, one.call)));

  const end = (request: HeldRequest, answer: Response): void => {
    held.delete(request);
    request.end(answer);
  };

  return async ({ machine, wire: calls = {} }: Pick<Flow, 'machine' | 'wire'>): Promise<Wire> => {
    held.clear();
    beside = {};
    const asked = new Map<string, Promise<void>>();
    const capabilities = await capabilitiesOf(machine, APP_URL, (...request) =>
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
        const wire = calls[id];
        const ending = wire?.outcomes[outcome]?.ending;
        if (!wire || ending === undefined) return false;
        const { asyncUtilTimeout: timeout } = getConfig();
        await vi.waitFor(
          () => requireSome(waitingFor(wire.call), [wire.call].flat().join(' or '), held),
          { timeout },
        );
        beside = besideOf(wire, outcome);
        for (const request of held) {
          const answer = answerTo(request.call);
          if (answer) end(request, answer);
        }
        for (const request of waitingFor(wire.call)) end(request, responseOf(ending));
        await asked.get(id);
        beside = {};
        return true;
      },
    };
  };
}

function requireSome(found: readonly object[], call: string, held: ReadonlySet<HeldRequest>): void {
  if (found.length > 0) return;
  const others = [...held].map((one) => one.call).join(', ');
  throw new Error(`There is no request for ${call}; there wait: ${others || 'none'}`);
}

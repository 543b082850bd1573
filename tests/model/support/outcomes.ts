import { createActor, toPromise, type AnyStateMachine } from 'xstate';
import { matches } from '#server/desk/rules.ts';
import { besideOf, caseOf, type MadeOf, type WireCalls } from '@sundry/statecharts';
import { callOf, capabilitiesOf, responseOf } from './capabilities.ts';

const NOWHERE = 'http://wire.test';

/**
 * Outcomes of a flow's calls as domain values: the real adapters read the wire answers. An answer that is read
 * as another case than intended is an error.
 */
export async function outcomesOf<Machine extends AnyStateMachine, const Calls extends WireCalls>(
  machine: Machine,
  calls: Calls,
): Promise<MadeOf<Machine, Calls>> {
  const made: Record<string, Record<string, unknown>> = {};
  for (const [actor, call] of Object.entries(calls)) {
    const { capability = actor, asks, outcomes } = call;
    const ofActor: Record<string, unknown> = (made[actor] = {});
    for (const [name, outcome] of Object.entries(outcomes)) {
      const beside = Object.entries(besideOf(call, name));
      // Each is read by an app of its own: no answer is cached for the next.
      const capabilities = await capabilitiesOf(machine, NOWHERE, async (url, request) => {
        const asked = callOf({ method: request?.method ?? 'GET', url: url as string });
        const [, body] = beside.find(([known]) => matches(known, asked)) ?? [];
        return body === undefined ? responseOf(outcome.ending) : Response.json(body);
      });
      const logic = capabilities[capability];
      if (!logic) throw new Error(`${machine.id} has nothing called ${capability}`);
      const asked = createActor(logic, { input: asks });
      const answer = toPromise(asked);
      asked.start();
      ofActor[name] = await answer;
      const read = caseOf(ofActor[name]);
      if (read !== outcome.means)
        throw new Error(
          `${machine.id}: ${actor} → ${name} is to be "${outcome.means}", and its adapter reads "${read}"`,
        );
    }
  }
  return made as MadeOf<Machine, Calls>;
}

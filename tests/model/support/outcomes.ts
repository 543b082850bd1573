import { createActor, toPromise, type AnyStateMachine } from 'xstate';
import { caseOf, type MadeOf, type WireCalls, type WireEnding } from '#tools/model/wire-call.ts';
import { capabilitiesOf, responseOf } from './capabilities.ts';

const NOWHERE = 'http://wire.test';

/**
 * The outcomes of a flow that come over the wire, as values of the domain: what the adapters of the real
 * app make of the answers. An answer that is read as another case than it is meant to be is an error.
 */
export async function outcomesOf<const Calls extends WireCalls>(
  machine: AnyStateMachine,
  calls: Calls,
): Promise<MadeOf<Calls>> {
  const made: Record<string, Record<string, unknown>> = {};
  let ending: Exclude<WireEnding, 'as it is'> = 'drop';
  for (const [actor, { capability = actor, asks, outcomes }] of Object.entries(calls)) {
    const ofActor: Record<string, unknown> = (made[actor] = {});
    for (const [name, outcome] of Object.entries(outcomes)) {
      ({ ending } = outcome);
      // Each is read by an app of its own: nothing of one answer is known to the next.
      const capabilities = await capabilitiesOf(machine, NOWHERE, () =>
        Promise.resolve(responseOf(ending)),
      );
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
  return made as MadeOf<Calls>;
}

import type { AnyStateMachine } from 'xstate';
import { replayMachine } from '#tools/inspector/core/replay/machine.ts';
import { walkMachine } from '#tools/inspector/core/walk/machine.ts';
import type { Services } from '#application/shell/services.ts';

type Machines = Pick<
  Services,
  | 'storefront'
  | 'flows'
  | 'lateMachines'
  | 'selectItem'
  | 'profile'
  | 'addresses'
  | 'interests'
  | 'ordering'
  | 'wallet'
  | 'parcel'
  | 'rental'
  | 'messaging'
>;

/**
 * Every machine of the running app: its parts, those that pages start, and all that these invoke or spawn.
 * Their slots are filled, which does not matter where only transitions are read.
 */
export async function machinesOf(app: Machines): Promise<readonly AnyStateMachine[]> {
  const parts = await Promise.all(PARTS.map((part) => part(app)));
  // A lazy machine is among the storefront's actors once its code is loaded.
  return oneOfEach([...(await PARTS[0](app)), ...parts.flat(), walkMachine, replayMachine]);
}

/** The part of the app that contains a machine, the same in every app. */
const whereabouts = new Map<string, Part>();

/** A single machine of an app; provides no more machines than it takes to find it. */
export async function machineNamed(
  id: string,
  app: Machines,
): Promise<AnyStateMachine | undefined> {
  const known = whereabouts.get(id);
  for (const part of known ? [known] : PARTS) {
    const found = oneOfEach(await part(app)).find((machine) => machine.id === id);
    if (found) {
      whereabouts.set(id, part);
      return found;
    }
  }
  return undefined;
}

type Part = (app: Machines) => Promise<readonly unknown[]>;

const PARTS: readonly [Part, ...Part[]] = [
  ({ storefront, flows }) =>
    Promise.resolve([storefront.getSnapshot().machine, ...Object.values(flows)]),
  async ({ selectItem }) => [await selectItem()],
  async ({ interests }) => [await interests()],
  ...(['profile', 'addresses', 'ordering', 'wallet', 'parcel', 'rental', 'messaging'] as const).map(
    (name): Part =>
      async (app) =>
        Object.values<unknown>(await app[name]()),
  ),
  ({ lateMachines }) => lateMachines(),
];

/**
 * With all that they invoke or spawn. Orders and trips share one chart with different rules: the first stands
 * for it.
 */
function oneOfEach(given: readonly unknown[]): readonly AnyStateMachine[] {
  const found = new Set(given.filter(isMachine));
  for (const { implementations } of found) {
    Object.values(implementations.actors as object)
      .filter(isMachine)
      .forEach((child) => found.add(child));
  }
  return [...new Map([...found].toReversed().map((one) => [one.id, one])).values()].toReversed();
}

const isMachine = (thing: unknown): thing is AnyStateMachine =>
  typeof thing === 'object' && thing !== null && 'root' in thing && 'implementations' in thing;

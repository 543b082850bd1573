import type { AnyStateMachine } from 'xstate';
import { replayMachine } from '#tools/inspector/core/replay.machine.ts';
import { walkMachine } from '#tools/inspector/core/walk.machine.ts';
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
 * Every machine of the running app: what it is made of, what pages start, and all that those invoke or
 * spawn. They are plugged in, which does not matter where only transitions are read.
 */
export async function machinesOf(app: Machines): Promise<readonly AnyStateMachine[]> {
  const parts = await Promise.all(PARTS.map((part) => part(app)));
  // What came last is among the actors of the storefront from when its code has come.
  return oneOfEach([...(await PARTS[0](app)), ...parts.flat(), walkMachine, replayMachine]);
}

/** In which part of the app a machine was found: it is there in every app. */
const whereabouts = new Map<string, Part>();

/** One machine of an app that is there for it alone: no more is plugged in than it takes to find it. */
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

/** With all that they invoke or spawn. Orders and trips are placed by one chart, each with rules of its own: the first stands for it. */
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

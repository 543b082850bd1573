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
export async function machinesOf({
  storefront,
  flows,
  lateMachines,
  selectItem,
  profile,
  addresses,
  interests,
  ordering,
  wallet,
  parcel,
  rental,
  messaging,
}: Machines): Promise<readonly AnyStateMachine[]> {
  // They are among the actors of the storefront once their code has come.
  await lateMachines();
  const given: readonly unknown[] = [
    storefront.getSnapshot().machine,
    ...Object.values(flows),
    await selectItem(),
    ...Object.values(await profile()),
    ...Object.values(await addresses()),
    await interests(),
    ...Object.values(await ordering()),
    ...Object.values(await wallet()),
    ...Object.values(await parcel()),
    ...Object.values(await rental()),
    ...Object.values(await messaging()),
    walkMachine,
    replayMachine,
  ];
  const found = new Set(given.filter(isMachine));
  for (const { implementations } of found) {
    Object.values(implementations.actors as object)
      .filter(isMachine)
      .forEach((child) => found.add(child));
  }
  // Orders and trips are placed by one chart, each with rules of its own: the first of them stands for it.
  return [...new Map([...found].toReversed().map((one) => [one.id, one])).values()].toReversed();
}

const isMachine = (thing: unknown): thing is AnyStateMachine =>
  typeof thing === 'object' && thing !== null && 'root' in thing && 'implementations' in thing;

import type { AnyStateMachine } from 'xstate';
import type { DialogId } from '#application/kernel/dialog.ts';
import type { LateChildId } from '#application/kernel/late-child.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Get, Service } from './service.ts';

/** A child that lives as long as the page, or a dialog: both are invoked by their id. */
type LateMachineId = LateChildId | DialogId;

type Loaders = Readonly<Record<LateMachineId, () => Promise<Service<AnyStateMachine>>>>;

/** Placeholders stand for machines that are not loaded yet. */
export type LateMachines = {
  readonly fetch: (id: LateMachineId) => Promise<AnyStateMachine>;
  /** May be started once it is loaded. */
  readonly machines: Readonly<Record<LateMachineId, AnyStateMachine>>;
  readonly fetchAll: () => Promise<readonly AnyStateMachine[]>;
};

export function lateMachines(get: Get, loaders: Loaders): LateMachines {
  const here = new Map<LateMachineId, AnyStateMachine>();
  const ids = Object.keys(loaders) as LateMachineId[];
  const fetch = async (id: LateMachineId): Promise<AnyStateMachine> => {
    const machine = get(await loaders[id]());
    here.set(id, machine);
    return machine;
  };
  const machines = Object.fromEntries(
    ids.map((id) => [id, comingLate(() => here.get(id) ?? null)]),
  );
  return {
    fetch,
    fetchAll: () => Promise.all(ids.map(fetch)),
    machines: machines as LateMachines['machines'],
  };
}

/** A chart names its children before their code is loaded. Afterwards this is the machine itself. */
const comingLate = (find: () => AnyStateMachine | null): AnyStateMachine =>
  new Proxy({} as AnyStateMachine, {
    has: (_, key) => key in (find() ?? {}),
    get: (_, key) => {
      const machine = find();
      if (!machine) throw new Defect('A machine was started before its code had come');
      const value: unknown = Reflect.get(machine, key);
      return typeof value === 'function' ? (value.bind(machine) as unknown) : value;
    },
  });

import type { Container, ContainerModule, ResolutionContext } from 'inversify';
import type { AnyStateMachine } from 'xstate';
import type { DialogId } from '#application/kernel/dialog.ts';
import type { LateChildId } from '#application/kernel/late-child.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { token } from './token.ts';

/** A machine whose code has come: what it needs bound, and how its slots are filled. */
export type LateMachine<Machine> = {
  readonly bindings: readonly ContainerModule[];
  readonly machine: (container: Pick<ResolutionContext, 'get'>) => Machine;
};

/** A child that lives as long as the page, or a dialog: both run by their id. */
type LateMachineId = LateChildId | DialogId;

type Fetched = Readonly<Record<LateMachineId, () => Promise<LateMachine<AnyStateMachine>>>>;

/** Fetches machines when they are wanted, and stands for them until then. */
export type LateMachines = {
  /** A machine that has come is not fetched again. */
  readonly fetch: (id: LateMachineId) => Promise<AnyStateMachine>;
  /** May be started once it has come. */
  readonly machines: Readonly<Record<LateMachineId, AnyStateMachine>>;
  readonly fetchAll: () => Promise<readonly AnyStateMachine[]>;
};

export const LATE_MACHINES = token<LateMachines>('LateMachines');

export function lateMachines(
  container: Container,
  bind: (bindings: ContainerModule) => void,
  fetched: Fetched,
): LateMachines {
  const here = new Map<LateMachineId, AnyStateMachine>();
  const ids = Object.keys(fetched) as LateMachineId[];
  const fetch = async (id: LateMachineId): Promise<AnyStateMachine> => {
    const { bindings, machine } = await fetched[id]();
    bindings.forEach(bind);
    const known = here.get(id) ?? machine(container);
    here.set(id, known);
    return known;
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

/** A chart names its children before their code is there. From when it is, this is the machine itself. */
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

import { createActor, createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { appChildren } from '#application/shell/app-children.ts';
import { appDialogs } from '#application/shell/app-dialogs.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { lateMachines } from './late-machines.ts';
import { createContainer, service } from './service.ts';

const little = createMachine({ id: 'tripCart', initial: 'here', states: { here: {} } });

const asEach = <Ids extends object, Value>(of: Ids, value: Value) =>
  Object.fromEntries(Object.keys(of).map((id) => [id, value])) as Record<keyof Ids, Value>;

const machinesIn = (fetchCode: () => Promise<void>) => {
  const machine = service(() => little.provide({}));
  const load = async () => {
    await fetchCode();
    return machine;
  };
  return lateMachines(createContainer().get, asEach({ ...appChildren, ...appDialogs }, load));
};

describe('a machine whose code comes late', () => {
  test('runs under its name from when its code has come', async () => {
    const late = machinesIn(async () => {});
    const early = createActor(late.machines.tripCart).getSnapshot() as { readonly error: unknown };
    expect(early.error).toEqual(new Defect('A machine was started before its code had come'));

    await late.fetch('tripCart');

    const actor = createActor(late.machines.tripCart).start();
    expect(actor.getSnapshot().value).toBe('here');
  });

  test('is the same one however often it is fetched', async () => {
    const late = machinesIn(async () => {});

    expect(await late.fetch('tripCart')).toBe(await late.fetch('tripCart'));
  });

  test('can be fetched again after its code could not be had', async () => {
    let attempts = 0;
    const late = machinesIn(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    });

    await expect(late.fetch('tripCart')).rejects.toThrow('Failed to fetch');

    expect((await late.fetch('tripCart')).id).toBe('tripCart');
  });
});

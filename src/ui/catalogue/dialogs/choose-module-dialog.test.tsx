import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  chooseModuleMachine,
  type Input,
  type ModulesAnswer,
} from '#application/catalogue/choose-module/machine.ts';
import type { ModuleSwitch } from '#application/catalogue/module-gate.port.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { aModule, groceryModule, rentalModule } from '#tests/support/builders/module.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { ChooseModuleDialog } from './choose-module-dialog.tsx';

async function aChoiceOf(modules: readonly Module[], facts: Partial<Input> = {}) {
  const told: string[] = [];
  const machine = chooseModuleMachine.provide({
    actors: {
      readModules: fromPromise<ModulesAnswer, undefined>(async () => ok(modules)),
      askGates: fromPromise<boolean, ModuleSwitch>(async () => true),
      findInterests: fromPromise<boolean, Module>(async () => false),
    },
    actions: { showNotice: (_, { kind }) => void told.push(kind) },
  });
  const input: Input = { asked: null, current: null, occasion: 'arrival', ...facts };
  const choice = createActor(machine, { input }).start();
  const { app } = await startApp();
  renderView(<ChooseModuleDialog dialog={choice} />, { app });
  return { choice, told, user: userEvent.setup() };
}

test('lists the modules of the zone by name, with how much there is (MOD-05)', async () => {
  await aChoiceOf([aModule({ storeCount: 1 }), groceryModule()]);

  expect(await screen.findByRole('dialog', { name: 'What do you need today?' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Food.*1 store$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Grocery.*12 stores/ })).toBeVisible();
});

test('the module that rents vehicles tells how many providers there are, not stores (MOD-05)', async () => {
  await aChoiceOf([aModule(), { ...rentalModule(), storeCount: 3 }]);

  expect(await screen.findByRole('button', { name: /Rental.*3 providers$/ })).toBeVisible();
});

test('cannot be left without a module (MOD-09, ERR-26)', async () => {
  const { told, user } = await aChoiceOf([aModule(), groceryModule()]);

  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');

  expect(told).toEqual(['moduleMustBeSelected']);
  expect(screen.getByRole('dialog')).toBeVisible();
});

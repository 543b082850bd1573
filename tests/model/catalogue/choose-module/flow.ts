import { listModules } from '#contract/catalogue.ts';
import { chooseModuleMachine } from '#application/catalogue/choose-module/machine.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { id } from '#domain/kernel/id.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { aWireModule } from '#tests/support/builders/wire.ts';
import { defineFlow } from '@sundry/statecharts';

const food: Module = {
  id: id(1),
  name: 'Food',
  type: 'food',
  icon: '/pictures/module-food-320.webp',
  storeCount: 9,
  zones: [],
};
const grocery: Module = {
  id: id(2),
  name: 'Grocery',
  type: 'grocery',
  icon: '/pictures/module-food-320.webp',
  storeCount: 4,
  zones: [],
};
const wireFood = aWireModule({ stores_count: 9 });
const wireGrocery = aWireModule({
  id: 2,
  module_name: 'Grocery',
  module_type: 'grocery',
  stores_count: 4,
});

const wire = {
  readModules: calling(listModules, {
    two: answered([wireFood, wireGrocery]),
    one: answered([wireFood]),
    none: answered([]),
    ...failures,
  }),
};

export const flow = defineFlow({
  name: 'catalogue/choose-module',
  machine: chooseModuleMachine,
  inputs: {
    'a first visit': { asked: null, current: null, occasion: 'arrival' },
    'a visit with a module in the address': {
      asked: 'grocery',
      current: null,
      occasion: 'arrival',
    },
    'an unknown module in the address': { asked: 'spaceships', current: null, occasion: 'arrival' },
    'a module of an earlier visit': { asked: null, current: grocery, occasion: 'arrival' },
    'a request to switch to what has gone': { asked: '3', current: food, occasion: 'switch' },
    'a request to order groceries': { asked: '2', current: food, occasion: 'order' },
    'a request to switch to grocery': { asked: '2', current: food, occasion: 'switch' },
  },
  events: {
    'module.choose': { grocery: { module: grocery } },
    'dialog.dismiss': { '': {} },
    'list.retry': { '': {} },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(chooseModuleMachine, wire)),
    findInterests: { 'nothing is to be asked': false, 'there is something to choose from': true },
    askGates: { 'nothing is lost': true, 'the customer keeps it': false },
  },
  within: ({ context: { modules } }, step) =>
    step.kind !== 'user' || step.event !== 'module.choose' || modules.length > 1,
  project: ({ context }) => ({
    asked: context.asked,
    occasion: context.occasion,
    current: context.current?.id ?? null,
    offered: context.modules.length,
    failure: context.failure?.kind ?? null,
    chosen: context.chosen?.id ?? null,
    manner: context.manner,
  }),
  invariants: {
    'a chosen module is one that is offered': (it) =>
      it.context.chosen === null ||
      it.context.modules.some(({ id: offered }) => offered === it.context.chosen?.id),
    'nothing is settled before other modules were asked': (it) =>
      !(it.hasTag('asking') || it.matches('kept')) || it.context.chosen === null,
    'nothing is asked when nothing is offered': (it) =>
      !it.hasTag('asking') || it.context.modules.length > 0,
  },
});

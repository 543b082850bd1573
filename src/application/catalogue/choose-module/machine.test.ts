import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { aModule, groceryModule, rentalModule } from '#tests/support/builders/module.ts';
import { answeredByHand, decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import {
  chooseModuleMachine,
  type Input,
  type ModulesAnswer,
  type ModuleSwitch,
} from './machine.ts';
import * as select from './selectors.ts';

const food = aModule();
const grocery = groceryModule();
const offline = { kind: 'unreachable', cause: 'offline' } as const;

type Gates = ReturnType<typeof answeredByHand<ModuleSwitch, boolean>>;

/** Other modules have no question unless the test says so. */
function startChoice(
  facts: Partial<Input> = {},
  gates?: Gates,
  interestsOf: readonly Module[] = [],
) {
  const lists = answeredByHand<undefined, ModulesAnswer>();
  const effects: string[] = [];
  let saved: Module | null = null;
  let settled: Module | null | undefined;
  const does = (name: string) => () => void effects.push(name);
  const machine = chooseModuleMachine.provide({
    actors: {
      readModules: fromPromise(() => lists.ask(undefined)),
      askGates: fromPromise<boolean, ModuleSwitch>(({ input }) =>
        gates ? gates.ask(input) : Promise.resolve(true),
      ),
      findInterests: fromPromise<boolean, Module>(async ({ input }) => interestsOf.includes(input)),
    },
    actions: {
      saveModule: (_, module) => void (saved = module),
      clearAddress: does('clearAddress'),
      showNotice: (_, { kind }) => void effects.push(kind),
      reportModule: (_, module) => void (settled = module),
      goHome: does('goHome'),
      goToInterests: does('goToInterests'),
    },
  });
  const input: Input = { asked: null, current: null, occasion: 'arrival', ...facts };
  const choice = createActor(machine, { input }).start();
  return {
    choice,
    lists,
    effects,
    saved: () => saved,
    outcome: () => settled,
  };
}

describe('arriving', () => {
  test('the list is loading first, out of sight, and then shown (MOD-13, MOD-05)', async () => {
    const { choice, lists } = startChoice();
    expect(select.isVisible(choice.getSnapshot())).toBe(false);
    expect(select.isLoading(choice.getSnapshot())).toBe(true);

    await lists.answers(ok([food, grocery]));

    expect(select.isVisible(choice.getSnapshot())).toBe(true);
    expect(select.modulesOf(choice.getSnapshot())).toEqual([food, grocery]);
  });

  test('where one module serves, it is chosen silently (MOD-05)', async () => {
    const { lists, outcome, saved, effects } = startChoice();

    await lists.answers(ok([food]));

    expect(outcome()).toEqual(food);
    expect(saved()).toEqual(food);
    expect(effects).toEqual(['clearAddress']);
  });

  test.each([
    { asked: '2', because: 'by its id' },
    { asked: 'grocery', because: 'by its type' },
  ])(
    'with ?module=$asked it is chosen $because, and the query goes (MOD-03, MOD-04)',
    async ({ asked }) => {
      const { lists, outcome, effects } = startChoice({ asked });

      await lists.answers(ok([food, grocery]));

      expect(outcome()).toEqual(grocery);
      expect(effects).toEqual(['clearAddress']);
    },
  );

  test('an unknown ?module= is ignored (MOD-03)', async () => {
    const { choice, lists } = startChoice({ asked: 'flowers' });

    await lists.answers(ok([food, grocery]));

    expect(select.isVisible(choice.getSnapshot())).toBe(true);
  });

  test('with a module that serves the place, nothing is asked (MOD-05)', async () => {
    const { lists, outcome } = startChoice({ current: grocery });

    await lists.answers(ok([food, grocery]));

    expect(outcome()).toEqual(null);
  });

  test('with a module that does not serve the new place, one must be chosen (MOD-09)', async () => {
    const { choice, lists, effects, outcome } = startChoice({ current: aModule({ id: food.id }) });
    await lists.answers(ok([grocery, { ...grocery, id: 3 as typeof grocery.id }]));

    choice.send({ type: 'dialog.dismiss' });

    expect(effects).toEqual(['moduleMustBeSelected']);
    expect(outcome()).toBeUndefined();
  });

  test('choosing leads home and is saved (NAV-03)', async () => {
    const { choice, lists, effects, saved } = startChoice();
    await lists.answers(ok([food, grocery]));

    choice.send({ type: 'module.choose', module: grocery });
    await decisionsSettle();

    expect(saved()).toEqual(grocery);
    expect(effects).toEqual(['goHome', 'clearAddress']);
  });

  test('continuing without a module stays and says why not (MOD-09, ERR-26)', async () => {
    const { choice, lists, effects, outcome } = startChoice();
    await lists.answers(ok([food, grocery]));

    choice.send({ type: 'dialog.dismiss' });

    expect(effects).toEqual(['moduleMustBeSelected']);
    expect(outcome()).toBeUndefined();
  });
});

describe('switching', () => {
  test('to another module says so and leads home (MOD-07, MOD-08, ERR-35)', async () => {
    const { choice, lists, effects, outcome } = startChoice({ current: food, occasion: 'switch' });
    await lists.answers(ok([food, grocery]));

    choice.send({ type: 'module.choose', module: grocery });
    await decisionsSettle();

    expect(outcome()).toEqual(grocery);
    expect(effects).toEqual(['goHome', 'moduleSelected', 'clearAddress']);
  });

  test('by a tile needs no dialog (MOD-07)', async () => {
    const { lists, effects, outcome } = startChoice({
      asked: '2',
      current: food,
      occasion: 'switch',
    });

    await lists.answers(ok([food, grocery]));

    expect(outcome()).toEqual(grocery);
    expect(effects).toEqual(['goHome', 'moduleSelected', 'clearAddress']);
  });

  test('to a module in which there is something to choose from leads to the page of interests, to others home [MOD-10]', async () => {
    for (const { asked, way } of [
      { asked: '2', way: 'goToInterests' },
      { asked: '6', way: 'goHome' },
    ]) {
      const request = { asked, current: food, occasion: 'switch' } as const;
      const { lists, effects } = startChoice(request, undefined, [grocery]);
      await lists.answers(ok([food, grocery, rentalModule()]));
      await decisionsSettle();

      expect(effects).toEqual([way, 'moduleSelected', 'clearAddress']);
    }
  });

  test('to order what is on the page stays there, although there is something to choose from [MOD-10]', async () => {
    const request = { asked: '2', current: food, occasion: 'order' } as const;
    const { lists, effects } = startChoice(request, undefined, [grocery]);
    await lists.answers(ok([food, grocery]));
    await decisionsSettle();

    expect(effects).toEqual(['moduleSelected', 'clearAddress']);
  });

  test('to order what is on the page says so and stays there (MOD-07, MOD-08)', async () => {
    const { lists, effects, outcome } = startChoice({
      asked: '2',
      current: food,
      occasion: 'order',
    });

    await lists.answers(ok([food, grocery]));

    expect(outcome()).toEqual(grocery);
    expect(effects).toEqual(['moduleSelected', 'clearAddress']);
  });

  test('may be left: everything stays (MOD-05)', async () => {
    const { choice, lists, outcome } = startChoice({ current: food, occasion: 'switch' });
    await lists.answers(ok([food, grocery]));

    choice.send({ type: 'dialog.dismiss' });

    expect(outcome()).toEqual(null);
  });
});

describe('without a list', () => {
  test('of any module the empty state is shown, and may be left (MOD-11)', async () => {
    const { choice, lists, outcome } = startChoice();
    await lists.answers(ok([]));
    expect(select.isEmpty(choice.getSnapshot())).toBe(true);

    choice.send({ type: 'dialog.dismiss' });

    expect(outcome()).toEqual(null);
  });

  test('because the app did not answer, it is asked again on request (MOD-13)', async () => {
    const { choice, lists } = startChoice();
    await lists.answers(refuse(offline));
    expect(select.failureOf(choice.getSnapshot())).toEqual(offline);

    choice.send({ type: 'list.retry' });
    await lists.answers(ok([food, grocery]));

    expect(select.modulesOf(choice.getSnapshot())).toEqual([food, grocery]);
  });
});

describe('what another module would lose', () => {
  const rental = rentalModule();

  test('is asked about before anything is chosen, and a yes chooses (RENT-CART-31)', async () => {
    const gates = answeredByHand<ModuleSwitch, boolean>();
    const { choice, lists, effects, outcome, saved } = startChoice(
      { asked: '6', current: food, occasion: 'switch' },
      gates,
    );
    await lists.answers(ok([food, rental]));

    expect(gates.calls.map(({ asked }) => asked)).toEqual([{ module: rental, current: food }]);
    expect([effects, saved(), select.isVisible(choice.getSnapshot())]).toEqual([[], null, false]);

    await gates.answers(true);
    expect([effects, outcome()]).toEqual([['goHome', 'moduleSelected', 'clearAddress'], rental]);
  });

  test('is kept by a no: the customer stays in the module (RENT-CART-31)', async () => {
    const gates = answeredByHand<ModuleSwitch, boolean>();
    const { lists, effects, outcome, saved } = startChoice(
      { asked: '6', current: food, occasion: 'switch' },
      gates,
    );
    await lists.answers(ok([food, rental]));
    await gates.answers(false);

    expect([effects, outcome(), saved()]).toEqual([['clearAddress'], null, null]);
  });

  test('is kept by a no, and the list is shown to a customer who is in none yet (MOD-09)', async () => {
    const gates = answeredByHand<ModuleSwitch, boolean>();
    const { choice, lists, saved, outcome } = startChoice({}, gates);
    await lists.answers(ok([food, rental]));
    choice.send({ type: 'module.choose', module: rental });
    await gates.answers(false);

    expect(select.modulesOf(choice.getSnapshot())).toEqual([food, rental]);
    expect([select.isVisible(choice.getSnapshot()), saved(), outcome()]).toEqual([
      true,
      null,
      undefined,
    ]);
  });
});

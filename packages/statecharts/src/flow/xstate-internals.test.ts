import { describe, expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { transitionFinder } from './chart.ts';
import { drinksMachine } from '../walk/little-machines.ts';
import {
  activeNodes,
  begin,
  begunWith,
  configOf,
  delayEvent,
  doneEvent,
  errorEvent,
  guardsOf,
  holdTimersOf,
  move,
  nodesOf,
  rebuilt,
  relived,
  resume,
  takenIn,
  withCallsHeld,
  type HeldCall,
} from './xstate-internals.ts';

/**
 * The kit's dependencies on XState internals. After an upgrade these tests name the changes: fix
 * `xstate-internals.ts`, and nothing else. Each message names the internal.
 */
const started = begin(drinksMachine, { coins: 2 }).snapshot;

test('microsteps name the transitions that were taken', () => {
  const { transitions } = move(drinksMachine, started, { type: 'button.press' });
  expect(
    transitions.length,
    '`@xstate.microstep` inspection events no longer carry `_transitions`, or are not sent when ' +
      '`machine.transition` is called with a scope of our own',
  ).toBe(1);
  expect(
    transitions.map(transitionFinder(drinksMachine)),
    'a taken transition is no longer one of the objects in `StateNode.transitions`',
  ).toEqual(['idle · button.press']);
});

test('a child that is spawned by an assign is an action, with its input', () => {
  const child = setup({ types: { input: {} as { readonly cups: number } } }).createMachine({});
  const nursery = setup({ actors: { child } }).createMachine({
    context: {},
    on: {
      'child.ask': {
        actions: assign(({ spawn }) => void spawn('child', { id: 'child', input: { cups: 2 } })),
      },
    },
  });
  const { actions } = move(nursery, begin(nursery, {}).snapshot, { type: 'child.ask' });
  expect(
    actions,
    'a spawned child is no longer among the `children` of its snapshot, or keeps its input elsewhere than in `options.input`',
  ).toEqual([{ type: 'xstate.spawnChild', params: { id: 'child', input: { cups: 2 } } }]);
});

test('actions are handed to the executor of the scope, with their params', () => {
  const { actions } = move(drinksMachine, begin(drinksMachine, { coins: 0 }).snapshot, {
    type: 'button.press',
  });
  expect(actions, '`actionExecutor` of the actor scope is no longer asked').toEqual([
    { type: 'ring', params: undefined },
  ]);
});

test('nothing runs while a machine is walked', () => {
  const { snapshot } = move(drinksMachine, started, { type: 'button.press' });
  expect(
    (snapshot.children as Record<string, { getSnapshot: () => { status: string } }>)[
      'brew'
    ]?.getSnapshot().status,
    'a child begins to run although its scope does not start it',
  ).toBe('active');
});

test('answers, defects and delays are events with the names that XState gives them', () => {
  const brewing = move(drinksMachine, started, { type: 'button.press' }).snapshot;
  const served = move(drinksMachine, brewing, doneEvent('brew', 'cup')).snapshot;
  expect(served.value, 'done events are not called xstate.done.actor.<id>').toBe('served');
  const broken = move(drinksMachine, brewing, errorEvent('brew', new Error('steam'))).snapshot;
  expect(broken.status, 'an unhandled defect does not end the machine').toBe('error');
  const [, node] = activeNodes(served);
  const idle = node && move(drinksMachine, served, delayEvent('patience', node)).snapshot;
  expect(idle?.value, 'delays are not called xstate.after.<delay>.<state id>').toBe('idle');
});

test('a machine is rebuilt from its config and implementations, and walks alike', () => {
  expect(
    Object.keys(guardsOf(drinksMachine)),
    '`machine.implementations.guards` has moved',
  ).toEqual(['isPaid', 'isFull', 'isCup']);
  const again = rebuilt(drinksMachine, configOf(drinksMachine));
  const there = move(again, resume(again, started), { type: 'button.press' }).snapshot;
  expect(there.value, '`new StateMachine(config, implementations)` builds another machine').toBe(
    'brewing',
  );
  expect(there.context, '`resolveState` loses the context').toEqual({ coins: 0 });
});

test('state nodes come parents first, in the order in which they are written', () => {
  expect(
    nodesOf(drinksMachine).map(({ path }) => path.join('.')),
    '`machine.root.states` is not what it was',
  ).toEqual(['', 'idle', 'brewing', 'served']);
});

test('the walk ends where the running machine ends', () => {
  const actor = createActor(drinksMachine, { input: { coins: 2 } }).start();
  actor.send({ type: 'button.press' });
  const { snapshot } = move(drinksMachine, started, { type: 'button.press' });
  expect(snapshot.value).toEqual(actor.getSnapshot().value);
  expect(snapshot.context).toEqual(actor.getSnapshot().context);
  actor.stop();
});

describe('held, a running machine', () => {
  function running() {
    const calls = new Map<string, HeldCall>();
    const machine = withCallsHeld(drinksMachine, (id, call) => calls.set(id, call));
    const taken: unknown[] = [];
    const actor = createActor(begunWith(machine, { coins: 2 }).provide({}), {
      input: { coins: 0 },
      inspect: (inspected) => taken.push(...takenIn(inspected)),
    });
    return { actor, calls, taken, timers: holdTimersOf(actor) };
  }
  const answered = (call: HeldCall | undefined) => {
    call?.resolve('cup');
    return new Promise((resolve) => setImmediate(resolve));
  };

  test('begins with what it is given, provided with more or not', () => {
    const { actor } = running();
    expect(
      actor.getSnapshot().context,
      '`machine.getInitialSnapshot` is no longer what begins a machine',
    ).toEqual({ coins: 2 });
  });

  test('waits for its calls, and says what it takes', async () => {
    const { actor, calls, taken } = running();
    actor.start().send({ type: 'button.press' });
    await answered(calls.get('brew'));
    expect(actor.getSnapshot().value, 'a promise is no longer told its own id').toBe('served');
    expect(
      taken.map(transitionFinder(actor.logic)),
      'the inspector of a system no longer hears `@xstate.microstep` with `_transitions`',
    ).toEqual(['idle · button.press', 'brewing · done: brew']);
    actor.stop();
  });

  test('waits for its timers', async () => {
    const { actor, calls, timers } = running();
    actor.start().send({ type: 'button.press' });
    await answered(calls.get('brew'));
    timers.release('xstate.after.patience.drinks.served');
    expect(
      actor.getSnapshot().value,
      '`system.scheduler` or `system._relay` is not what it was',
    ).toBe('idle');
    expect(() => timers.release('xstate.after.patience.drinks.served')).toThrow('Nothing waits');
    actor.stop();
  });

  test('is itself again after JSON', () => {
    const { actor } = running();
    const { value, context, status, output } = actor.getSnapshot();
    const told = JSON.parse(JSON.stringify({ value, context, status, output })) as object;
    expect(relived(drinksMachine, told).can({ type: 'button.press' })).toBe(true);
  });
});

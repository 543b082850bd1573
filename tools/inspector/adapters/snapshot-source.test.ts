import { createActor, type Actor, fromPromise, setup } from 'xstate';
import { expect, test, vi } from 'vitest';
import { createSnapshotSource } from './snapshot-source.ts';
import { createRecorder } from '#tools/inspector/entry/recorder.ts';

const kettle = setup({
  types: { events: {} as { type: 'switch'; password?: string } | { type: 'refill' } },
  actors: { boil: fromPromise<void>(() => new Promise<never>(() => {})) },
  guards: { isEmpty: () => false, isFull: () => true },
}).createMachine({
  id: 'kettle',
  initial: 'cold',
  states: {
    cold: {
      on: {
        switch: [
          { guard: 'isEmpty', target: 'off' },
          { guard: 'isFull', target: 'warming' },
        ],
      },
    },
    warming: {
      initial: 'quiet',
      states: { quiet: {} },
      invoke: { id: 'boil', src: 'boil' },
      on: { refill: 'off' },
    },
    off: { type: 'final' },
  },
});

/** Leaving a page stops its machine, but the snapshot stays for another render of the page. */
function leavesPage(actor: Actor<typeof kettle>): void {
  const known = actor.getSnapshot();
  actor.stop();
  vi.spyOn(actor, 'getSnapshot').mockReturnValue(known);
}

const RESTING = { situation: 'resting', goal: null, moves: [], why: null } as const;

function published() {
  let now = 100;
  const recorder = createRecorder(() => now);
  const actor = createActor(kettle, { inspect: recorder.inspect }).start();
  const snapshots = createSnapshotSource({
    recorder,
    tab: 't1',
    page: () => '/home',
    walk: () => RESTING,
  });
  return { actor, snapshots, passes: (milliseconds: number) => (now += milliseconds) };
}

test('a machine that started before anybody looked is seen all the same', () => {
  const { snapshots } = published();
  const [shown] = snapshots.current().actors;
  expect(shown).toMatchObject({ machine: 'kettle', states: ['cold'], since: 100, isDone: false });
});

test('the log tells what happened, from where to where, by which transition, and what was called', () => {
  const { actor, snapshots, passes } = published();
  passes(5);
  actor.send({ type: 'switch', password: 'secret' });

  const entry = snapshots.current().log.at(-1);
  expect(entry).toMatchObject({
    at: 105,
    machine: 'kettle',
    event: 'switch',
    from: ['cold'],
    to: ['warming', 'warming.quiet'],
    taken: [{ source: 'cold', event: 'switch', candidate: 1 }],
    calls: ['boil'],
  });
});

test('no secret gets into the log', () => {
  const { actor, snapshots } = published();
  actor.send({ type: 'switch', password: 'secret' });
  expect(snapshots.current().log.at(-1)?.said).toBe('{"type":"switch","password":"•••"}');
});

test('a machine that has ended stays in the list, and is said to have ended', () => {
  const { actor, snapshots } = published();
  actor.send({ type: 'switch' });
  actor.send({ type: 'refill' });
  expect(snapshots.current().actors).toEqual([
    expect.objectContaining({ machine: 'kettle', states: ['off'], isDone: true, calls: [] }),
  ]);
  expect(snapshots.actorNamed('kettle')).toBeNull();
});

test('subscribers are called once for events that happen together', () => {
  vi.useFakeTimers();
  try {
    const { actor, snapshots } = published();
    const told = vi.fn();
    snapshots.subscribe(told);
    actor.send({ type: 'switch' });
    actor.send({ type: 'refill' });
    vi.runAllTimers();
    expect(told).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a machine whose page was left no longer counts as running', () => {
  const { actor, snapshots } = published();
  expect(snapshots.actorNamed('kettle')).toBe(actor);

  leavesPage(actor);

  expect(snapshots.actorNamed('kettle')).toBeNull();
});

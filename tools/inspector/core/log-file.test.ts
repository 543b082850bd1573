import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import {
  eventsIn,
  framesOf,
  parseLog,
  recordingOf,
  statesIn,
  type DrawnFlow,
  type LogEntry,
} from '@sundry/statecharts/log';
import { replayMachine } from '#tools/inspector/core/replay/machine.ts';

const replayed = ok({ flow: 'shell/theme', frames: [] });
const drawnFlow: DrawnFlow = {
  name: 'inspector/replay',
  chart: { id: 'replay', description: '', states: [], transitions: [] },
  pictures: [],
  words: { states: {}, calls: {}, events: {}, conditions: {}, actions: {} },
  routeMap: {
    calls: {},
    vocabulary: {
      inputs: { 'no log': null },
      events: { 'log.open': { 'a file': { text: '{}' } } },
      outcomes: { replayLog: { replayed: replayed } },
    },
    ...{ configurations: [], steps: [], edges: [], routes: {}, unreached: {} },
  },
};

const entry = (said: object, actor = 'x:1'): LogEntry => ({
  ...{ number: 1, at: 0, actor, machine: 'replay', event: '', said: JSON.stringify(said) },
  ...{ from: null, to: [], taken: [], calls: [] },
});

describe('a log', () => {
  test('of one machine holds what that machine heard, from its beginning on', () => {
    const log = [
      entry({ type: 'xstate.init', input: { theme: 'dark' } }),
      entry({ type: 'theme.toggle' }),
      entry({ type: 'cart.clear' }, 'x:2'),
    ];
    expect(recordingOf({ log }, 'x:1', 'shell/theme')).toEqual(
      ok({
        flow: 'shell/theme',
        recorded: { input: { theme: 'dark' }, events: [{ type: 'theme.toggle' }] },
      }),
    );
  });

  test('without its beginning is refused: it could not be replayed', () => {
    const log = [entry({ type: 'theme.toggle' })];
    expect(recordingOf({ log }, 'x:1', 'shell/theme')).toEqual(refuse({ kind: 'beginningLost' }));
  });

  test.each([
    { text: 'not json', because: 'it is no JSON' },
    { text: '[]', because: 'it is a list' },
    { text: '{"flow":"a/b"}', because: 'nothing happens in it' },
    { text: '{"flow":"a/b","recorded":{"events":[1]}}', because: 'its events are none' },
    { text: '{"flow":"a/b","input":"x","steps":[{}]}', because: 'its steps are none' },
  ])('is not one when $because', ({ text }) => {
    expect(parseLog(text)).toEqual(refuse({ kind: 'notALog' }));
  });

  test('in the words of the model becomes events that the machine understands', () => {
    const log = parseLog(
      JSON.stringify({
        flow: 'inspector/replay',
        input: 'no log',
        steps: [
          { kind: 'user', event: 'log.open', case: 'a file' },
          { kind: 'outcome', actor: 'replayLog', outcome: 'replayed' },
          { kind: 'delay', delay: 'aStride', state: 'playing' },
        ],
      }),
    );
    const told = log.ok ? eventsIn(log.value, drawnFlow) : log;
    expect(told.ok && told.value.events).toEqual([
      { type: 'log.open', text: '{}' },
      { type: 'xstate.done.actor.replayLog', actorId: 'replayLog', output: replayed },
      { type: 'xstate.after.aStride.replay.playing' },
    ]);
  });

  test('with a case that the model does not have says at which step', () => {
    const steps = [{ kind: 'user', event: 'log.open', case: 'a letter' }] as const;
    expect(eventsIn({ flow: 'inspector/replay', input: 'no log', steps }, drawnFlow)).toEqual(
      refuse({ kind: 'doesNotFit', step: 1 }),
    );
  });
});

test('a replay stands after every event where the running machine stood', () => {
  const heard = [
    { type: 'log.open', text: '{}' },
    { type: 'log.close' },
    { type: 'replay.play' },
  ] as const;
  const actor = createActor(replayMachine).start();
  const stood = heard.map((event) => {
    actor.send(event);
    return statesIn(actor.getSnapshot().value);
  });
  actor.stop();

  const frames = framesOf(replayMachine, { input: undefined, events: heard });

  expect(frames.ok && frames.value.map(({ states }) => states)).toEqual([['empty'], ...stood]);
});

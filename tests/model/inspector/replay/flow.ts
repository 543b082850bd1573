import { replayMachine } from '#tools/inspector/core/replay/machine.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { defineFlow } from '@sundry/statecharts';

const frame = (state: string) => ({ heard: null, states: [state], status: 'active' }) as const;
const replayed = {
  flow: 'account/session',
  frames: [
    frame('guest.requesting'),
    frame('guest.known'),
    frame('customer.loading'),
    frame('customer.known'),
  ],
};

export const flow = defineFlow({
  name: 'inspector/replay',
  machine: replayMachine,
  inputs: { 'no log': undefined },
  events: {
    'log.open': { 'a file': { text: '{}' } },
    'log.close': { '': {} },
    'frame.next': { '': {} },
    'frame.back': { '': {} },
    'frame.choose': {
      'the first': { frame: 0 },
      'the last': { frame: 3 },
      'one before the first': { frame: -1 },
      'one that is not there': { frame: 7 },
    },
    'replay.play': { '': {} },
    'replay.pause': { '': {} },
  },
  outcomes: {
    replayLog: {
      replayed: ok(replayed),
      strange: refuse({ kind: 'notALog' }),
      'without its beginning': refuse({ kind: 'beginningLost' }),
      'of another flow': refuse({ kind: 'unknownFlow', flow: 'cart/basket' }),
      'that does not fit': refuse({ kind: 'doesNotFit', step: 2 }),
    },
  },
  project: ({ context }) => ({
    frame: context.frame,
    open: context.replayed !== null,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'what is shown is a frame of the replay': ({ context: { replayed: shown, frame: at } }) =>
      at >= 0 && at < (shown?.frames.length ?? 1),
    'a replay is open exactly when something is shown': (it) =>
      !it.hasTag('open') || it.context.replayed !== null,
  },
});

import { labelsOf } from '#application/kernel/labels-of.ts';
import type { replayMachine } from './machine.ts';

export const labels = labelsOf<typeof replayMachine>({
  events: {
    'log.open': 'the reader opens a log',
    'log.close': 'the reader closes the log',
    'frame.next': 'the reader goes one moment on',
    'frame.back': 'the reader goes one moment back',
    'frame.choose': 'the reader chooses a moment',
    'replay.play': 'the reader lets the log run',
    'replay.pause': 'the reader stops the log',
  },
  guards: {
    isAtTheEnd: 'it is the last moment',
    isAtTheBeginning: 'it is the first moment',
    isFrame: 'the log has this moment',
  },
  actions: {
    setText: 'take the log',
    setReplayed: 'show the first moment',
    setFailure: 'say why the log cannot be read',
    goOn: 'show the next moment',
    goBack: 'show the moment before',
    goTo: 'show the moment chosen',
    rewind: 'go back to the first moment',
    forget: 'forget the log',
  },
  actors: {
    replayLog: {
      does: 'run the log through the bare machine',
      accepted: 'the log could be read',
      failed: 'the log could not be read',
    },
  },
  delays: { aStride: 'after a second' },
});

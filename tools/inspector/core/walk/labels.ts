import { labelsOf } from '#application/kernel/labels-of.ts';
import type { walkMachine } from './machine.ts';

export const labels = labelsOf<typeof walkMachine>({
  events: {
    'walk.begin': 'the reader asks to be taken to a state',
    'walk.stop': 'the reader stops the walk',
    'calls.release': 'the reader lets the app go on',
  },
  guards: {
    walkWasInterrupted: 'a reload of the page interrupted a walk',
    isThere: 'the machine stands where it should',
    wasThere: 'the machine was where it should, and went on',
    knowsNoRoute: 'nothing leads there from here',
    hasWalkedTooFar: 'the walk has taken too many steps',
    moveIsImpossible: 'the step cannot be taken',
  },
  not: {
    moveIsImpossible: 'the step was taken, or tried in vain',
  },
  rest: {
    'orienting · done: takeBearing': 'the next step is known',
  },
  actions: {
    setOut: 'note where to go',
    addMove: 'note the next step',
    noteOutcome: 'note what came of the step',
    explain: 'say why it goes no further',
    explainDefect: 'say what broke',
    explainDistance: 'say that it was too far',
    forgetGoal: 'forget where to go',
    releaseCalls: 'let go of calls that were held back',
  },
  actors: {
    takeBearing: 'look where the machine stands, and plan the route',
    makeMove: 'take one step in the app',
  },
});

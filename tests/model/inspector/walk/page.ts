import type { SnapshotFrom } from 'xstate';
import type { walkMachine } from '#tools/inspector/core/walk/machine.ts';
import { definePage, pressing, says, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof walkMachine>;

const inspector = (name: string, values = {}) => says(`charts.inspector.${name}`, values);
const go = inspector('go');
const stop = inspector('stop');
const release = inspector('release');

const walkingToWorking = says('charts.inspector.walking', { state: 'working' });
const there = says('charts.inspector.arrived', { state: 'working' });
const wasThere = says('charts.inspector.passed', { state: 'working' });

const status = (person: Person) => person.within('status');

async function seesWalking(person: Person): Promise<void> {
  await status(person).reads(walkingToWorking);
  await person.cannotPress('button', go);
  await person.sees('button', stop);
}

async function canSetOut(person: Person): Promise<void> {
  await status(person).doesNotRead(walkingToWorking);
  await person.sees('button', go);
  await person.doesNotSee('button', stop);
}

export const page = definePage(flow, {
  states: {
    resting: async (person) => {
      await canSetOut(person);
      await status(person).doesNotRead(there);
      await status(person).doesNotRead(wasThere);
    },
    orienting: seesWalking,
    moving: seesWalking,
    arrived: async (person) => {
      await canSetOut(person);
      await status(person).reads(there);
    },
    passed: async (person) => {
      await canSetOut(person);
      await status(person).reads(wasThere);
    },
    stuck: async (person, { context: { why } }) => {
      await canSetOut(person);
      if (!why) return;
      const said = why.kind === 'broken' ? { said: why.said } : {};
      await status(person).reads(inspector(why.kind, said));
    },
  },
  events: {
    'walk.begin': pressing('button', go),
    'walk.stop': pressing('button', stop),
    'calls.release': pressing('button', release),
  },
  within: (it, step) => step.kind !== 'user' || canBeDone(it, step.event),
});

/** A walk starts at rest, stops while walking, and releases only held calls. */
function canBeDone(it: Planned, event: string): boolean {
  switch (event) {
    case 'walk.begin':
      return !it.hasTag('walking');
    case 'walk.stop':
      return it.hasTag('walking');
    default:
      return !it.hasTag('arrived') || it.context.moves.length > 0;
  }
}

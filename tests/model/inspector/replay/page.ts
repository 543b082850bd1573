import type { SnapshotFrom } from 'xstate';
import type { replayMachine } from '#tools/inspector/core/replay/machine.ts';
import {
  definePage,
  pressing,
  says,
  type Person,
  type Values,
  type TextMatch,
} from '@sundry/statecharts';
import type { LogRefusal } from '@sundry/statecharts/log';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof replayMachine>;

const inspector = (name: string, values: Values = {}) => says(`charts.inspector.${name}`, values);
const own = says('charts.inspector.replayOwn', { flow: 'account/session' });
const moments = inspector('moments');

/** The page around it has a status of its own. */
const panel = (person: Person) => person.within('region', inspector('replay'));

const MAX = 'The slider goes from the first moment to the last, and no further.';

async function seesNoReplay(person: Person): Promise<void> {
  await person.doesNotSee('slider', moments);
  await person.cannotPress('button', inspector('close'));
}

async function seesMoment(
  person: Person,
  { context: { replayed, frame } }: Planned,
): Promise<void> {
  const [flow, count] = [replayed?.flow ?? '', replayed?.frames.length ?? 0];
  const moment = says('charts.inspector.flowAndMoment', { flow, frame: frame + 1, count });
  await panel(person).within('status').reads(moment);
  await person.sees('slider', moments);
}

/** Why a log is not readable, with the flow or the step that does not fit. */
function refusalText(refusal: LogRefusal): TextMatch {
  if (refusal.kind === 'unknownFlow') return inspector(refusal.kind, { flow: refusal.flow });
  if (refusal.kind === 'doesNotFit') return inspector(refusal.kind, { step: refusal.step });
  return inspector(refusal.kind);
}

export const page = definePage(flow, {
  states: {
    empty: async (person, { context }) => {
      await seesNoReplay(person);
      const alert = panel(person).within('alert');
      const { failure } = context;
      if (failure) await alert.reads(refusalText(failure));
      else await alert.doesNotRead(inspector('notALog'));
    },
    reading: async (person) => {
      await seesNoReplay(person);
      await panel(person).within('alert').doesNotRead(inspector('notALog'));
    },
    paused: async (person, planned) => {
      await seesMoment(person, planned);
      await person.sees('button', inspector('play'));
    },
    playing: async (person, planned) => {
      await seesMoment(person, planned);
      await person.sees('button', inspector('pause'));
    },
  },
  events: {
    'log.open': pressing('button', own),
    'log.close': pressing('button', inspector('close')),
    'frame.next': pressing('button', inspector('next')),
    'frame.back': pressing('button', inspector('back')),
    'frame.choose': {
      does: (person, { frame }) => person.slide(moments, frame),
      absent: (person) => person.cannotPress('slider', moments),
    },
    'replay.play': pressing('button', inspector('play')),
    'replay.pause': pressing('button', inspector('pause')),
  },
  within: (it, step) => step.kind !== 'user' || canBeDone(it, step.event, step.case),
  unreached: {
    'frame.choose (one before the first)': MAX,
    'frame.choose (one that is not there)': MAX,
    'paused · frame.choose ? isFrame = false': MAX,
  },
});

/** A replay is closed only while it is shown, and the slider moves only to another position. */
function canBeDone(it: Planned, event: string, name: string): boolean {
  const { frame, replayed } = it.context;
  switch (event) {
    case 'log.close':
      return it.hasTag('open');
    case 'frame.choose':
      if (name === 'the first') return frame > 0;
      return name === 'the last' && frame !== (replayed?.frames.length ?? 0) - 1;
    default:
      return true;
  }
}

import { framesOf } from '../log/frames.ts';
import type { Recording } from '../log/log-file.ts';
import { configurationOf } from '../log/configuration.ts';
import { actionTexts } from './action-texts.ts';
import { stepText, type Flow } from '../flow/flow.ts';
import type { Log } from './random.ts';
import { brokenInvariants } from './run-flow.ts';
import { walkerOf } from './walker.ts';

/** A log replayed on the bare machine, step by step, in readable lines. */
export const replay = (flow: Flow, log: Log | Recording): readonly string[] =>
  'recorded' in log ? replayRecording(flow, log) : replayWalk(flow, log);

/** The events of a running machine, as the inspector exported them. */
function replayRecording({ name, machine }: Flow, { recorded }: Recording): readonly string[] {
  const { input, events } = recorded;
  const frames = framesOf(machine, { input, events });
  if (!frames.ok) return [`${name}: this log does not fit the machine as it is now.`];
  return frames.value.map(({ heard, states, status }, index) => {
    const words = heard === null ? 'the beginning' : `${index}. ${heard.type}`;
    const broken = status === 'error' ? '\n     BREAKS: the machine has stopped with an error' : '';
    return `${words} → ${configurationOf(states)}${broken}`;
  });
}

function replayWalk(flow: Flow, { input, steps }: Log): readonly string[] {
  if (!(input in flow.inputs)) {
    return [`${flow.name} has no input "${input}": ${Object.keys(flow.inputs).join(', ')}.`];
  }
  const walker = walkerOf(flow);
  let { moved, exercised } = walker.begin(input);
  const line = (words: string): string => {
    const { value, projection } = walker.configurationOf(moved.snapshot);
    const broken = brokenInvariants(flow, moved.snapshot);
    return [
      `${words} → ${value} ${JSON.stringify(projection)}`,
      ...actionTexts(exercised.actions).map((action) => `     does ${action}`),
      ...broken.map((promise) => `     BREAKS: ${promise}`),
    ].join('\n');
  };
  const lines = [line(`begin with ${input}`)];
  for (const [index, step] of steps.entries()) {
    ({ moved, exercised } = walker.take(moved.snapshot, step));
    lines.push(line(`${index + 1}. ${stepText(step)}`));
  }
  return lines;
}

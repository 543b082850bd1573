import { walkerOf } from './explore.ts';
import { stepText, type Flow } from './flow.ts';
import { deedTexts } from './deeds.ts';
import type { Log } from './random.ts';
import { brokenInvariants } from './run-flow.ts';

/** A log walked once more on the bare machine, step by step, in lines that a person can follow. */
export function replay(flow: Flow, { input, steps }: Log): readonly string[] {
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
      ...deedTexts(exercised.actions).map((deed) => `     does ${deed}`),
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

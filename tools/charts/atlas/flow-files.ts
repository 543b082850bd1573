import { chartOf, type Flow } from '@sundry/statecharts';
import { fileNameOf } from '@sundry/statecharts/drawing';
import { explore } from '@sundry/statecharts/walk';
import { flows } from '#tests/model/flows.ts';
import { speechesOf } from '../speeches.ts';
import { graphOf, type FlowGraph } from './graph.ts';

/** The data of a flow for asking and playing, loaded on demand. */
export type FlowFile = { readonly graph: FlowGraph; readonly played: Played };

/** The cases of a flow as plain data; its machine is in another script. */
export type Played = Pick<Flow, 'inputs' | 'events' | 'outcomes' | 'neverFails'>;

/** A script per flow, by file name: together they are too large for the page. */
export async function flowScripts(): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map<string, string>();
  for (const flow of flows) {
    const file = fileNameOf(flow.name);
    const data = JSON.stringify(await fileOf(flow));
    scripts.set(`flows/${file}.js`, `atlasFlow(${JSON.stringify(file)}, ${data});\n`);
  }
  return scripts;
}

async function fileOf(flow: Flow): Promise<FlowFile> {
  const { words } = await speechesOf(flow.name, chartOf(flow.machine));
  return { graph: graphOf(explore(flow), words), played: playedOf(flow) };
}

/** JSON leaves out what is undefined, and the name of its case with it. */
const written = <Cases extends Readonly<Record<string, unknown>>>(cases: Cases): Cases =>
  Object.fromEntries(Object.entries(cases).map(([name, value]) => [name, value ?? null])) as Cases;

export const playedOf = ({ inputs, events, outcomes, neverFails = [] }: Flow): Played => ({
  inputs: written(inputs),
  events,
  outcomes: Object.fromEntries(
    Object.entries(outcomes).map(([actor, answers]) => [actor, written(answers)]),
  ),
  neverFails,
});

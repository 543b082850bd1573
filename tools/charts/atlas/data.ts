import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { flows } from '#tests/model/flows.ts';
import { chartOf, guardText, type Chart } from '#tools/model/chart.ts';
import { coverage, planSuite } from '#tools/model/run-flow.ts';
import { metBy, metByStarting, OBLIGATION_KINDS } from '#tools/model/obligations.ts';
import type { Explored } from '#tools/model/explore.ts';
import type { Path } from '#tools/model/paths.ts';
import { changesBetween } from '../changes.ts';
import { fileNameOf, machines } from '../machines.ts';
import { scenesOf } from '../scene.ts';
import { svgOf } from '../svg.ts';

/** Everything that the atlas shows, in plain data. */
export type Atlas = {
  readonly flows: readonly AtlasFlow[];
  readonly requirements: readonly AtlasRequirement[];
  /** The revision that changes are told since; null when none was asked for. */
  readonly since: string | null;
};

export type AtlasFlow = {
  readonly name: string;
  readonly file: string;
  readonly meaning: string;
  readonly scenes: readonly {
    readonly parent: string;
    readonly title: string;
    readonly svg: string;
  }[];
  readonly states: readonly AtlasState[];
  readonly transitions: readonly AtlasTransition[];
  readonly tests: readonly string[];
  readonly coverage:
    readonly { readonly kind: string; readonly met: number; readonly of: number }[] | null;
  readonly changes: readonly string[];
};

export type AtlasState = {
  readonly path: string;
  readonly meaning: string;
  readonly reqs: readonly string[];
  readonly tags: readonly string[];
  readonly calls: readonly string[];
  /** Indexes into the flow's tests. */
  readonly tests: readonly number[];
  readonly pictures: readonly { readonly file: string; readonly label: string }[];
};

export type AtlasTransition = {
  readonly id: string;
  readonly from: string;
  readonly event: string;
  readonly guard: string;
  readonly to: string;
  readonly deeds: readonly string[];
  readonly tests: readonly number[];
};

export type AtlasRequirement = {
  readonly id: string;
  readonly text: string;
  readonly states: readonly { readonly flow: string; readonly path: string }[];
  readonly files: readonly string[];
};

const PICTURES = 'docs/charts/pictures';

export async function atlasData(since: string | null): Promise<Atlas> {
  const shown = await Promise.all(
    Object.entries(machines).map(([name, machine]) => flowData(name, chartOf(machine), since)),
  );
  return { flows: shown, requirements: requirementData(shown), since };
}

async function flowData(name: string, chart: Chart, since: string | null): Promise<AtlasFlow> {
  const file = fileNameOf(name);
  const flow = flows.find((one) => one.name === name);
  const planned = flow ? planSuite(flow) : null;
  const walks = planned ? planned.tests.map(({ path }) => metAlong(planned.explored, path)) : [];
  const meeting = (kind: string, one: string) =>
    walks.flatMap((met, index) => (met.has(`${kind}: ${one}`) ? [index] : []));
  const met = flow && planned ? coverage(flow, planned.explored, planned.tests) : null;
  return {
    name,
    file,
    meaning: chart.description,
    scenes: await Promise.all(
      scenesOf(chart).map(async (scene) => ({
        parent: scene.parent,
        title: scene.parent === '' ? 'Overview' : `Inside ${scene.parent}`,
        svg: await svgOf(scene),
      })),
    ),
    states: chart.states.map(({ path, description, reqs, tags, invokes }) => ({
      path,
      meaning: description,
      reqs,
      tags,
      calls: invokes.map(({ src }) => src),
      tests: meeting('states', path),
      pictures: picturesOf(file, path),
    })),
    transitions: chart.transitions.map(({ id, source, event, guard, targets, actions }) => ({
      id,
      from: source || 'anywhere',
      event,
      guard: guardText(guard),
      to: targets.join(', ') || '(stays)',
      deeds: actions,
      tests: meeting('transitions', id),
    })),
    tests: planned?.tests.map(({ title }) => title) ?? [],
    coverage: met
      ? OBLIGATION_KINDS.map((kind) => ({ kind, met: met[kind].met, of: met[kind].of }))
      : null,
    changes: since === null ? [] : changesBetween(chartAt(since, file), chart),
  };
}

function metAlong(explored: Explored, { input, steps, keys }: Path): ReadonlySet<string> {
  const start = explored.starts.find((one) => one.input === input);
  const walked = steps.flatMap((step, index) => {
    const edge = (explored.edges.get(keys[index] ?? '') ?? []).find(
      (one) => JSON.stringify(one.step) === JSON.stringify(step),
    );
    return edge ? metBy(explored, edge) : [];
  });
  const all = [...(start ? metByStarting(explored, start) : []), ...walked];
  return new Set(all.map(([kind, one]) => `${kind}: ${one}`));
}

/** `<flow>/<state>--<theme>-<device>-<language>.png`, taken by the browser level while walking. */
function picturesOf(file: string, path: string): AtlasState['pictures'] {
  const folder = `${PICTURES}/${file}`;
  if (!existsSync(folder)) return [];
  return globSync(`${path}--*.{png,webp}`, { cwd: folder })
    .toSorted()
    .map((name) => ({
      file: `pictures/${file}/${name}`,
      label: name.replace(/^.*--|\.\w+$/g, '').replaceAll('-', ', '),
    }));
}

function requirementData(shown: readonly AtlasFlow[]): readonly AtlasRequirement[] {
  const known = parse(readFileSync('docs/requirements.yaml', 'utf8')) as {
    id: string;
    text: string;
  }[];
  const files = globSync('{src,server,tests,tools}/**/*.{test,spec,scenario}.{ts,tsx}').map(
    (file) => ({
      file,
      text: readFileSync(file, 'utf8'),
    }),
  );
  return known.map(({ id, text }) => ({
    id,
    text,
    states: shown.flatMap(({ name, states }) =>
      states.filter(({ reqs }) => reqs.includes(id)).map(({ path }) => ({ flow: name, path })),
    ),
    files: files
      .filter((one) => one.text.includes(id))
      .map(({ file }) => file)
      .toSorted(),
  }));
}

function chartAt(revision: string, file: string): Chart | null {
  try {
    const text = execFileSync('git', ['show', `${revision}:docs/charts/${file}.json`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(text) as Chart;
  } catch {
    return null;
  }
}

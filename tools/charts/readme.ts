import type { Flow } from '#tools/model/flow.ts';
import { scoreOf } from '#tools/model/mutate.ts';
import { fingerprintOf, readFigures, type MutationFigures } from '#tools/model/mutation-figures.ts';
import { OBLIGATION_KINDS } from '#tools/model/obligations.ts';
import { coverage, planSuite } from '#tools/model/run-flow.ts';
import { table } from '#tools/model/table.ts';
import { fileNameOf } from './machines.ts';

/** The first page of docs/charts: what is walked, how well, and which mistakes nobody could notice. */
export function readmeText(flows: readonly Flow[]): string {
  const kept = readFigures();
  const rows = flows
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((flow) => ({ flow, figures: kept[flow.name] ?? null, ...walked(flow) }));
  return [
    '# The charts',
    '',
    'Every flow of the shop is a state machine. The pictures, tables and figures here are drawn from the',
    'running machines by `npm run charts`, and a test fails when they are stale. For each flow there are a',
    'page (`.md`), a picture of the whole and one of each state that has an inside (`.svg`), a text that',
    'diffs well (`.mmd`) and the plain facts (`.json`).',
    '',
    '`npm run atlas` writes `index.html` beside this page: all of it in one file that opens from disk, with',
    'the requirements in their words and the tests that cover each state. It is built, not committed.',
    '',
    'How these figures come about, and how to add a flow, is told in',
    '[model-based tests](../model-based-tests.md).',
    '',
    '## What the walks meet (the bare machine)',
    '',
    table(
      ['flow', ...OBLIGATION_KINDS, 'sneak pairs', 'tests', 'steps', 'requirements'],
      [
        ...rows.map(({ flow, met, sneaks, tests, steps }) => [
          linkTo(flow),
          ...OBLIGATION_KINDS.map((kind) => `${met[kind].met}/${met[kind].of}`),
          ...[sneaks, tests, steps, met.reqs.length].map(String),
        ]),
        [
          'total',
          ...OBLIGATION_KINDS.map((kind) => {
            const total = (key: 'met' | 'of') => sum(rows.map(({ met }) => met[kind][key]));
            return `${total('met')}/${total('of')}`;
          }),
          String(sum(rows.map(({ sneaks }) => sneaks))),
          String(sum(rows.map(({ tests }) => tests))),
          String(sum(rows.map(({ steps }) => steps))),
          String(new Set(rows.flatMap(({ met }) => met.reqs)).size),
        ],
      ],
    ),
    '',
    '## Which deliberate mistakes the walks notice',
    '',
    'Each mutant is the machine with one mistake: a transition dropped or led elsewhere, a guard negated or',
    'dropped, candidates swapped, an action left out, another beginning, or another constant where its files',
    'compare with one. *Killed*: the default suite notices. *Told apart*: a walk planned for it notices.',
    '*Alike*: in no configuration that can be reached does any step lead elsewhere or do anything else; each',
    'of these is listed below with its reason, and does not count. The figures are those of the last',
    '`npm run model:mutate -- --report`; a test fails when a machine or a scenario has changed since.',
    '',
    table(
      ['flow', 'mutants', 'killed', 'told apart', 'alike', 'score'],
      rows.map(({ flow, figures }) => [
        linkTo(flow),
        ...(figures
          ? [figures.mutants, figures.killed, figures.told, figures.alike.length].map(String)
          : ['', '', '', '']),
        figures ? scoreOf(figures) : 'not yet',
      ]),
    ),
    '',
    '## Mistakes that make no difference',
    '',
    ...rows.flatMap(({ flow, figures }) => alikeList(flow, figures)),
  ].join('\n');
}

/** Flows whose mutation figures are of another machine or scenario than there is now. */
export function staleFigures(flows: readonly Flow[]): readonly string[] {
  const kept = readFigures();
  return flows
    .filter((flow) => kept[flow.name]?.fingerprint !== fingerprintOf(flow))
    .map(({ name }) => `npm run model:mutate -- --report --flow ${name}`);
}

const linkTo = ({ name }: Flow): string => `[${name}](${fileNameOf(name)}.md)`;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const alikeList = ({ name }: Flow, figures: MutationFigures | null): readonly string[] =>
  figures && figures.alike.length > 0
    ? [
        `**${name}**`,
        '',
        ...figures.alike.map(({ name: mistake, why }) => `- ${mistake}: ${why}.`),
        '',
      ]
    : [];

function walked(flow: Flow) {
  const { explored, tests } = planSuite(flow);
  return {
    met: coverage(flow, explored, tests),
    sneaks: explored.sneaks.size,
    tests: tests.length,
    steps: tests.reduce((all, { path }) => all + path.steps.length, 0),
  };
}

import type { Flow } from './flow.ts';
import { mutationReport } from './mutate.ts';
import { OBLIGATION_KINDS } from './obligations.ts';
import { coverage, planSuite } from './run-flow.ts';
import { table } from './table.ts';

/** The first page of docs/charts: what is walked, how well, and which mistakes nobody could notice. */
export function reportText(flows: readonly Flow[]): string {
  const rows = flows
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((flow) => ({ flow, report: mutationReport(flow), ...walked(flow) }));
  const linkTo = (name: string) => `[${name}](${name.replace('/', '-')}.md)`;
  const total = rows.reduce(
    (sum, { report, tests, steps }) => ({
      mutants: sum.mutants + report.mutants,
      tests: sum.tests + tests,
      steps: sum.steps + steps,
    }),
    { mutants: 0, tests: 0, steps: 0 },
  );
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
    '[model-based tests](../model-based-tests.md). This page is written by `npm run model -- --report`.',
    '',
    '## What the walks meet (the bare machine)',
    '',
    table(
      ['flow', ...OBLIGATION_KINDS, 'sneak pairs', 'tests', 'steps', 'requirements'],
      [
        ...rows.map(({ flow, met, sneaks, tests, steps }) => [
          linkTo(flow.name),
          ...OBLIGATION_KINDS.map((kind) => `${met[kind].met}/${met[kind].of}`),
          ...[sneaks, tests, steps, met.reqs.length].map(String),
        ]),
        [
          'total',
          ...OBLIGATION_KINDS.map((kind) => {
            const sum = (key: 'met' | 'of') =>
              rows.reduce((all, { met }) => all + met[kind][key], 0);
            return `${sum('met')}/${sum('of')}`;
          }),
          String(rows.reduce((all, { sneaks }) => all + sneaks, 0)),
          String(total.tests),
          String(total.steps),
          String(new Set(rows.flatMap(({ met }) => met.reqs)).size),
        ],
      ],
    ),
    '',
    '## Which deliberate mistakes the walks notice',
    '',
    'Each mutant is the machine with one mistake: a transition dropped or led elsewhere, a guard negated or',
    'dropped, candidates swapped, an action left out, another beginning. *Killed*: the default suite notices.',
    '*Told apart*: walks planned for it notice (`--suite telling`). *Alike*: in no configuration that can be',
    'reached does any step lead elsewhere or do anything else; these are listed below and do not count.',
    '',
    table(
      ['flow', 'mutants', 'killed', 'told apart', 'alike', 'survivors', 'score'],
      rows.map(({ flow, report: { mutants, killed, told, alike, survivors } }) => [
        linkTo(flow.name),
        ...[mutants, killed, told, alike.length, survivors.length].map(String),
        `${((100 * (killed + told)) / (mutants - alike.length)).toFixed(1)} %`,
      ]),
    ),
    '',
    '## Mistakes that make no difference',
    '',
    'Every step of every reachable configuration was taken on the mutant and on the machine, and led to the',
    'same configuration with the same deeds. Most swap two candidates whose guards exclude each other, or',
    'lead to a state that decides at once and arrives where the machine does. Compared is what the scenario',
    'projects: a line here that surprises you is a hint to project more or to add a case.',
    '',
    ...rows.flatMap(({ flow, report }) => report.alike.map((name) => `- ${flow.name}: ${name}`)),
    '',
  ].join('\n');
}

function walked(flow: Flow) {
  const { explored, tests } = planSuite(flow);
  return {
    met: coverage(flow, explored, tests),
    sneaks: explored.sneaks.size,
    tests: tests.length,
    steps: tests.reduce((all, { path }) => all + path.steps.length, 0),
  };
}
